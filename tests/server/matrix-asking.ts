/** How the table is asked of the API: as each role, with whatever a field needs, and what an answer comes to. */
import { randomBytes } from 'node:crypto';
import { buildSchema, getNamedType, isCompositeType, isObjectType, isRequiredArgument } from 'graphql';
import { typeDefs } from '#server/edge/graphql/schema.ts';
import type { Answer, Data } from '#tests/setup/app.ts';
import type { Ask, Cell, Here } from './matrix-cells.ts';
import { type Role, roles, type World } from './matrix-world.ts';

export const contract = buildSchema(typeDefs);
export const words = (text: string): string[] => text.trim().split(/\s+/);
export const fieldsOf = (name: string): string[] => {
  const type = contract.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

export function hereAs(world: World, role: Role): Here {
  const nobody = role === 'anonymous' || role === 'script';
  return {
    ...world,
    role,
    me: nobody ? world.subject : world.people[role],
    fresh: `fresh.${randomBytes(6).toString('hex')}`,
  };
}

/** What each role gets: of all at once, unless what one asks for stands in the way of the next. */
export async function ofEachRole<T>(
  world: World,
  ask: Ask,
  got: (asked: string, role: Role, here: Here) => Promise<T>,
) {
  const cells: Partial<Record<Role, T>> = {};
  const running: Promise<void>[] = [];
  for (const role of roles) {
    const here = hereAs(world, role);
    const asked = ask(here);
    const work = (async () => {
      cells[role] = await got(await asked, role, here);
    })();
    if (typeof asked === 'string') running.push(work);
    else await work;
  }
  await Promise.all(running);
  return cells;
}

/** One field of a type with what it needs: a selection, and its required arguments. */
export function selectionOf(typeName: string, fieldName: string, here: Here): string {
  const type = contract.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`${typeName}.${fieldName} is not in the contract`);
  const known: Record<string, string> = {
    day: 'MONDAY',
    id: `"${here.matchOf[here.role]}"`,
    account: `{ email: "${here.subject.email}" }`,
    since: '"2020-01-01T00:00:00Z"',
    until: '"2100-01-01T00:00:00Z"',
  };
  const given = (name: string): string => known[name] ?? '""';
  const required = field.args.filter(isRequiredArgument).map(({ name }) => `${name}: ${given(name)}`);
  const args = required.length > 0 ? `(${required.join(', ')})` : '';
  return `${fieldName}${args}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`;
}

/** What refuses a whole answer, if something does. */
export function refusalOf({ status, data, errors }: Answer): Cell | null {
  const code = errors?.[0]?.extensions?.code;
  if (status === 401 && data === undefined) return '401';
  if (code === 'INTERNAL_SERVER_ERROR' || (code !== undefined && data === undefined))
    return `${code}: ${errors?.[0]?.message}`;
  return code ?? null;
}

export const valueAt = (data: Data, path: string): Data => path.split('.').reduce((value, key) => value?.[key], data);
