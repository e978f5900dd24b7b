/**
 * Selects the operations that the compiler (graphql-jit 0.8) runs as graphql-js does and compiles in bounded time. The compiler has these
 * faults, and a test repeats each of them.
 *
 * It writes texts into code, and a text that looks like its own mark for a date is run. It follows each spread of a fragment anew, so the
 * work of a short document can double endlessly. It keeps the conditions of @include and @skip with the document, for other operations too.
 * It takes a variable with a default for a required one. It takes a variable that is left out of an object for null. It drops names that
 * begin with two underscores. An error in resolving a union's type ends the process.
 */
import {
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Prepared } from './gate.ts';
import { fragmentsOf } from './limits.ts';

/** With each spread written out. The largest of the client has a third of it. */
const MAX_SELECTIONS = 300;

/** Each fragment is counted once and reused. */
function selectionsOf({ document, operation }: Prepared): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fragment = fragments.get(name);
    const count = fragment ? ofSet(fragment.selectionSet) : 0;
    known.set(name, count);
    return count;
  };
  const ofSet = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(node.name.value);
      return sum + 1 + (node.selectionSet ? ofSet(node.selectionSet) : 0);
    }, 0);
  return ofSet(operation.selectionSet);
}

function isPlain(schema: GraphQLSchema, { document, operation }: Prepared): boolean {
  let isPlain = operation.variableDefinitions?.every(({ defaultValue }) => defaultValue === undefined) !== false;
  let literals = 0;
  const refuse = (): void => {
    isPlain = false;
  };
  const literal = {
    enter(): void {
      literals += 1;
    },
    leave(): void {
      literals -= 1;
    },
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: refuse,
      StringValue: refuse,
      ObjectValue: literal,
      ListValue: literal,
      Variable() {
        if (literals > 0) refuse();
      },
      Field({ name, alias }) {
        if (alias?.value.startsWith('__') || (name.value.startsWith('__') && name.value !== '__typename')) refuse();
        if (isAbstractType(getNamedType(types.getType()))) refuse();
      },
    }),
  );
  return isPlain;
}

/** For documents that passed validation. Mutations run one after the other, in graphql-js only. */
export function isCompilable(schema: GraphQLSchema, prepared: Prepared): boolean {
  const { document, operation } = prepared;
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (
    operation.operation === OperationTypeNode.QUERY &&
    operations.length === 1 &&
    isPlain(schema, prepared) &&
    selectionsOf(prepared) <= MAX_SELECTIONS
  );
}
