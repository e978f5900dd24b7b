import {
  type ASTVisitor,
  GraphQLError,
  getNullableType,
  isInputObjectType,
  Kind,
  type ValidationContext,
} from 'graphql';

/** graphql-js 16.15 has this rule only for a nullable input. Elsewhere the missing value would look like the server's fault. */
export function oneOfVariables(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: {
      leave(operation) {
        const nullable = new Set(
          operation.variableDefinitions
            ?.filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE)
            .map(({ variable }) => variable.name.value),
        );
        for (const { node, parentType } of context.getRecursiveVariableUsages(operation)) {
          const input = isInputObjectType(parentType) ? null : getNullableType(parentType);
          if (!isInputObjectType(input) || !input.isOneOf || !nullable.has(node.name.value)) continue;
          const message = `Variable "$${node.name.value}" must be non-nullable to be used for OneOf Input Object "${input.name}".`;
          context.reportError(new GraphQLError(message, { nodes: node }));
        }
      },
    },
  };
}
