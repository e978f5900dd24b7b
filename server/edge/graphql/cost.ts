import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isWrappingType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { limits } from '#rules/limits.ts';
import { fragmentsOf } from './limits.ts';

/** On a connection they apply to the lists below it. */
const sizeArguments: ReadonlySet<string> = new Set(['first', 'last', 'limit']);
/** The most photos of a profile, for a list without such an argument. */
const ASSUMED_LENGTH = 10;

type Variables = Readonly<Record<string, unknown>>;
/** `each` is counted for every item of the nearest field above with a size argument. */
type Cost = { once: number; each: number };

function holdsList(type: GraphQLOutputType): boolean {
  return isListType(type) || (isWrappingType(type) && holdsList(type.ofType as GraphQLOutputType));
}

/** Null without a size argument. At least 1, so that no field is free. */
function sizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): number | null {
  const declared = field.args.filter((argument) => sizeArguments.has(argument.name));
  if (declared.length === 0) return null;
  const given = declared.map((argument) => {
    const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    return value === undefined ? argument.defaultValue : valueFromASTUntyped(value, variables);
  });
  const numbers = given.filter((value): value is number => typeof value === 'number');
  return Math.max(1, ...(numbers.length > 0 ? numbers : [limits.page.default]));
}

function weightsOf(schema: GraphQLSchema): Map<GraphQLField<unknown, unknown>, number> {
  const directive = schema.getDirective('cost');
  const weights = new Map<GraphQLField<unknown, unknown>, number>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const weight = directive && field.astNode ? getDirectiveValues(directive, field.astNode)?.weight : undefined;
      weights.set(field, typeof weight === 'number' ? weight : isCompositeType(getNamedType(field.type)) ? 1 : 0);
    }
  }
  return weights;
}

type Count = {
  schema: GraphQLSchema;
  weights: Map<GraphQLField<unknown, unknown>, number>;
  variables: Variables;
  fragments: Map<string, FragmentDefinitionNode>;
  known: Map<string, Cost>;
  /** True if all sizes are literals: then the cost is always the same. */
  isConstant: boolean;
};

const nothing: Cost = { once: 0, each: 0 };

function costOfField(count: Count, node: FieldNode, parent: GraphQLCompositeType): Cost {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (field === undefined) return nothing;
  const weight = count.weights.get(field) ?? 1;
  const type = getNamedType(field.type);
  if (!node.selectionSet || !isCompositeType(type)) return { once: weight, each: 0 };
  const below = costOfSet(count, node.selectionSet, type);
  const size = sizeOf(field, node, count.variables);
  if (node.arguments?.some(({ value }) => value.kind === Kind.VARIABLE)) count.isConstant = false;
  if (holdsList(field.type)) {
    const item = weight + below.once + below.each * ASSUMED_LENGTH;
    return size === null ? { once: 0, each: item } : { once: size * item, each: 0 };
  }
  return { once: weight + below.once + below.each * (size ?? ASSUMED_LENGTH), each: 0 };
}

function costOfFragment(count: Count, name: string): Cost {
  const before = count.known.get(name);
  if (before) return before;
  const fragment = count.fragments.get(name);
  const type = fragment && count.schema.getType(fragment.typeCondition.name.value);
  const cost = fragment && isCompositeType(type) ? costOfSet(count, fragment.selectionSet, type) : nothing;
  count.known.set(name, cost);
  return cost;
}

function costOfSet(count: Count, set: SelectionSetNode, parent: GraphQLCompositeType): Cost {
  const sum: Cost = { once: 0, each: 0 };
  for (const node of set.selections) {
    let cost: Cost;
    if (node.kind === Kind.FIELD) cost = costOfField(count, node, parent);
    else if (node.kind === Kind.FRAGMENT_SPREAD) cost = costOfFragment(count, node.name.value);
    else {
      const type = node.typeCondition ? count.schema.getType(node.typeCondition.name.value) : parent;
      cost = isCompositeType(type) ? costOfSet(count, node.selectionSet, type) : nothing;
    }
    sum.once += cost.once;
    sum.each += cost.each;
  }
  return sum;
}

/** Reads the weights of a schema once. Variables must be coerced. */
export function createCostRule(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => number {
  const weights = weightsOf(schema);
  const constants = new WeakMap<OperationDefinitionNode, number>();

  return (document, operation, variables) => {
    const remembered = constants.get(operation);
    if (remembered !== undefined) return remembered;
    const root = schema.getRootType(operation.operation);
    if (!root) return 0;
    const count: Count = {
      schema,
      weights,
      variables,
      fragments: fragmentsOf(document),
      known: new Map(),
      isConstant: true,
    };
    const sum = costOfSet(count, operation.selectionSet, root);
    const cost = sum.once + sum.each * ASSUMED_LENGTH;
    if (count.isConstant) constants.set(operation, cost);
    return cost;
  };
}
