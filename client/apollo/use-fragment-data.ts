import type { FragmentType, MaybeMasked, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/** A component's fragment as the cache holds it now; null while a part is missing. Codegen puts the fragment before those that it spreads. */
export function useFragmentData<D>(
  fragment: TypedDocumentNode<D>,
  from: FragmentType<D> | null,
): MaybeMasked<D> | null {
  const [first] = fragment.definitions;
  const fragmentName = first?.kind === 'FragmentDefinition' ? first.name.value : undefined;
  const { data, complete } = useFragment<D>({ fragment, fragmentName, from } as useFragment.Options<D, object>);
  return complete ? (data as MaybeMasked<D> | null) : null;
}
