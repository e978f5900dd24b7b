/** Building a text takes longer than sending it, so each shape is compiled once. */
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Db, run } from './pool.ts';

/** Further shapes are compiled each time. */
const MAX_TEXTS = 500;

class Slot<Asked> {
  readonly pick: (asked: Asked) => unknown;

  constructor(pick: (asked: Asked) => unknown) {
    this.pick = pick;
  }
}

/** A parameter that occurs several times in the text is sent once. */
export type Given<Asked> = <T = unknown>(pick: (asked: Asked) => T) => RawBuilder<T>;

type Options<Asked, Shape, Row> = {
  /** The values that the text depends on, always in the same order. */
  shapeOf?: (asked: Asked) => Shape;
  /** It has no access to the arguments, so that one caller's value cannot remain for the next. */
  text: (db: Db, given: Given<Asked>, shape: Shape) => { compile(db: Db): CompiledQuery<Row> };
};

type Text<Asked> = { query: CompiledQuery; slots: readonly (Slot<Asked> | { pick: () => unknown })[] };

function asText<Asked>(query: CompiledQuery): Text<Asked> {
  const places = new Map<unknown, number>();
  const numbers = query.parameters.map((each, at) => {
    const known = each instanceof Slot ? each : { pick: () => query.parameters[at] };
    if (!places.has(known)) places.set(known, places.size + 1);
    return places.get(known);
  });
  const text = query.sql.replace(/\$(\d+)/g, (_, digits: string) => `$${numbers[Number(digits) - 1]}`);
  return { query: { ...query, sql: text }, slots: [...places.keys()] as Text<Asked>['slots'] };
}

/** Instants and lists of numbers become text, exactly as pg would write them. */
function asSent(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) && typeof value[0] === 'number' ? `{${value.join(',')}}` : value;
}

export type Template<Asked, Row> = {
  filled(db: Db, asked: Asked): CompiledQuery<Row>;
  rows(db: Db, asked: Asked): Promise<Row[]>;
};

export function preparedStatement<Asked, Row, Shape = undefined>(
  options: Options<Asked, Shape, Row>,
): Template<Asked, Row> {
  const texts = new LRUCache<string, Text<Asked>>({ max: MAX_TEXTS });
  const given: Given<Asked> = (pick) => sql`${new Slot(pick)}`;
  function filled(db: Db, asked: Asked): CompiledQuery<Row> {
    const shape = options.shapeOf?.(asked) as Shape;
    const key = options.shapeOf ? JSON.stringify(shape) : '';
    let text = texts.get(key);
    if (text === undefined) {
      text = asText<Asked>(options.text(db, given, shape).compile(db));
      texts.set(key, text);
    }
    return { ...text.query, parameters: text.slots.map((slot) => asSent(slot.pick(asked))) } as CompiledQuery<Row>;
  }
  return { filled, rows: (db, asked) => run(db, filled(db, asked)) };
}
