import { type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { ViewerEventsDocument } from './ViewerEvents.generated.ts';
import { ViewerUnreadDocument } from './ViewerUnread.generated.ts';

type Fields = { [name: string]: Fields };

/** The fields below each field of a selection, its fragments in place. */
function fieldsOf(
  set: SelectionSetNode | undefined,
  document: typeof ViewerUnreadDocument | typeof ViewerEventsDocument,
): Fields {
  const all = (set?.selections ?? []).map((each): Fields => {
    if (each.kind === Kind.FIELD) return { [each.name.value]: fieldsOf(each.selectionSet, document) };
    if (each.kind === Kind.INLINE_FRAGMENT) return fieldsOf(each.selectionSet, document);
    const named = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === each.name.value,
    );
    return fieldsOf(named?.kind === Kind.FRAGMENT_DEFINITION ? named.selectionSet : undefined, document);
  });
  return Object.assign({}, ...all);
}

// A field that only one of them has would make the cache ask for the viewer again, or hide it.
it('the beginning of the events brings all that the shell asks of the viewer', () => {
  const [asked] = ViewerUnreadDocument.definitions;
  const [told] = ViewerEventsDocument.definitions;
  if (asked?.kind !== Kind.OPERATION_DEFINITION || told?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error('operations');
  const events = told.selectionSet.selections[0] as FieldNode;
  const began = events.selectionSet?.selections.find(
    (each) => each.kind === Kind.INLINE_FRAGMENT && each.typeCondition?.name.value === 'EventsBegan',
  );
  const viewer = fieldsOf(began?.kind === Kind.INLINE_FRAGMENT ? began.selectionSet : undefined, ViewerEventsDocument);
  expect(viewer).toEqual(fieldsOf(asked.selectionSet, ViewerUnreadDocument));
  expect(Object.keys(viewer.viewer ?? {})).toContain('unreadCount');
});
