/** One typed React hook per operation, such as `useBrowsePageQuery(options)`; a mutation has one field. The published plugin fails with Apollo Client 4. */
import { concatAST, Kind } from 'graphql';

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** Whether every variable may be left out, so that the React hook's options may be too. */
function isOptional(operation) {
  return (operation.variableDefinitions ?? []).every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue !== undefined,
  );
}

function hookOf(operation) {
  const suffix = suffixes[operation.operation];
  const name = pascal(operation.name.value);
  const types = `${name}${suffix}, ${name}${suffix}Variables`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation') {
    return `export function use${name}${suffix}(options?: Apollo.useMutation.Options<${types}>) {\n  return useAnswer(${document}, options);\n}`;
  }
  if (operation.operation === 'subscription') {
    const mark = isOptional(operation) ? '?' : '';
    return `export function use${name}${suffix}(options${mark}: Apollo.useSubscription.Options<${types}> | Apollo.SkipToken) {\n  return Apollo.useSubscription(${document}, options as Apollo.useSubscription.Options<${types}>);\n}`;
  }
  const initial = isOptional(operation) ? ' = {}' : '';
  return `export function use${name}${suffix}(options: Apollo.useQuery.Options<${types}> | Apollo.SkipToken${initial}) {\n  return Apollo.useQuery(${document}, options as Apollo.useQuery.Options<${types}>);\n}`;
}

export const plugin = (_schema, documents) => {
  const all = concatAST(documents.map(({ document }) => document));
  const operations = all.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const hasMutation = operations.some(({ operation }) => operation === 'mutation');
  return {
    prepend: [
      ...(operations.length === 0 ? [] : ["import * as Apollo from '@apollo/client/react';"]),
      ...(hasMutation ? ["import { useAnswer } from '#client/apollo/use-answer.ts';"] : []),
    ],
    content: operations.map(hookOf).join('\n\n'),
  };
};
