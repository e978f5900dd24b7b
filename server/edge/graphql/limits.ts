import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { limits } from '#rules/limits.ts';
import { badInput, fault } from '#server/base/errors.ts';

const introspectionFields: ReadonlySet<string> = new Set(['__schema', '__type']);

export const tooCostly = (message: string): GraphQLError => fault('TOO_COSTLY', message);

export function hasTooManyTokens(source: string): boolean {
  const lexer = new Lexer(new Source(source));
  try {
    for (let count = 0; count <= limits.document.tokens; count++) {
      if (lexer.advance().kind === TokenKind.EOF) return false;
    }
    return true;
  } catch {
    return false;
  }
}

export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((node) => [node.name.value, node]));
}

type Shape = {
  aliases: number;
  credentials: number;
  introspects: boolean;
  fragments: Map<string, FragmentDefinitionNode>;
};

function shapeOf(document: DocumentNode, credentialFields: ReadonlySet<string>): Shape {
  const shape: Shape = { aliases: 0, credentials: 0, introspects: false, fragments: fragmentsOf(document) };
  visit(document, {
    Field(node) {
      if (node.alias) shape.aliases++;
      if (credentialFields.has(node.name.value)) shape.credentials++;
      if (introspectionFields.has(node.name.value)) shape.introspects = true;
    },
  });
  return shape;
}

/** Introspection is not counted: its standard query is deeper than any document of the product. `cyclic`: a fragment contains itself. */
function depthOf(document: DocumentNode, fragments: Shape['fragments']): { deepest: number; cyclic: boolean } {
  const known = new Map<string, number | 'open'>();
  let cyclic = false;
  const ofField = (node: FieldNode): number =>
    introspectionFields.has(node.name.value) ? 0 : 1 + (node.selectionSet ? ofSet(node.selectionSet) : 0);
  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before === 'open') cyclic = true;
    if (before !== undefined) return before === 'open' ? 0 : before;
    known.set(name, 'open');
    const fragment = fragments.get(name);
    const depth = fragment ? ofSet(fragment.selectionSet) : 0;
    known.set(name, depth);
    return depth;
  };
  const ofSet = (set: SelectionSetNode): number => {
    let deepest = 0;
    for (const node of set.selections) {
      const depth =
        node.kind === Kind.FIELD
          ? ofField(node)
          : node.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(node.name.value)
            : ofSet(node.selectionSet);
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  let deepest = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) deepest = Math.max(deepest, ofSet(definition.selectionSet));
    // An unused fragment that contains itself could still be a trap for the validation.
    if (definition.kind === Kind.FRAGMENT_DEFINITION) ofFragment(definition.name.value);
  }
  return { deepest, cyclic };
}

export function measure(
  document: DocumentNode,
  credentialFields: ReadonlySet<string>,
): Shape & { depth: number; cyclic: boolean } {
  const shape = shapeOf(document, credentialFields);
  const { deepest, cyclic } = depthOf(document, shape.fragments);
  return { ...shape, depth: deepest, cyclic };
}

/** Cheap, so it runs first. One field at most takes a credential, or a single request could guess hundreds of passwords. */
export function examine(
  document: DocumentNode,
  { introspection, credentialFields }: { introspection: boolean; credentialFields: ReadonlySet<string> },
): { fault: GraphQLError | null; introspects: boolean } {
  const shape = measure(document, credentialFields);
  return { fault: formFault(shape, introspection), introspects: shape.introspects };
}

function formFault(shape: ReturnType<typeof measure>, introspection: boolean): GraphQLError | null {
  if (shape.introspects && !introspection)
    return badInput('Introspection is off here. The contract is at /schema.graphql.');
  if (shape.credentials > 1)
    return tooCostly('A document may hold one sign-in, sign-up, refresh, or other test of a secret.');
  if (shape.aliases > limits.document.aliases)
    return tooCostly(`A document may hold ${limits.document.aliases} aliases.`);
  if (shape.cyclic) return badInput('A fragment may not contain itself.');
  if (shape.depth > limits.document.depth) return tooCostly(`A document may be ${limits.document.depth} fields deep.`);
  return null;
}
