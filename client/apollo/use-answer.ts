import type { MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';

type More<D, V extends OperationVariables> = Omit<useMutation.MutationFunctionOptions<D, V>, 'variables'>;
type Mutate<D> = (options: object) => Promise<{ data?: MaybeMasked<D> | undefined }>;
type Given<D, V extends OperationVariables> = V extends { input: infer I }
  ? [input: I, more?: More<D, V>]
  : [input?: undefined, more?: More<D, V>];
type Answer<D> = MaybeMasked<D>[keyof MaybeMasked<D>];

/** `useMutation` for a mutation of one field: takes its input and resolves to its payload, or rejects. */
export function useAnswer<D extends object, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  options?: useMutation.Options<D, V>,
) {
  const [mutate, state] = useMutation<D, V>(document, options);
  const ask = useCallback(
    async (...[input, more]: Given<D, V>): Promise<Answer<D>> => {
      const variables = input === undefined ? {} : { input };
      const { data } = await (mutate as Mutate<D>)({ ...more, variables });
      if (!data) throw new Error('The server did not answer');
      return Object.values(data)[0];
    },
    [mutate],
  );
  return [ask, state] as const;
}
