/** Rows of the field x role table for the deck, other people, likes, passes and views. */

import {
  blocked,
  type Cells,
  closed,
  errorFields,
  noOne,
  paid,
  type RootRow,
  type TypeRow,
  unpaid,
} from './matrix-cells.ts';

export const rootRows: Record<string, RootRow> = {
  'Query.deck': { ask: () => 'deck { end }', row: closed('value') },
  'Query.profile': {
    ask: ({ subject }) => `profile(id: "${subject.id}") { id }`,
    row: closed('value', { ...blocked('null') }),
  },
  'Mutation.likeProfile': {
    ask: ({ subject }) => `likeProfile(input: { profileId: "${subject.id}" })`,
    row: closed('LikeProfileSuccess', { self: 'NotAvailable', ...blocked('NotAvailable') }),
  },
  'Mutation.superLikeProfile': {
    ask: ({ subject }) => `superLikeProfile(input: { profileId: "${subject.id}" })`,
    row: closed('SuperLikeProfileSuccess', { self: 'NotAvailable', ...blocked('NotAvailable') }),
  },
  'Mutation.passProfile': {
    ask: ({ bystanders }) => `passProfile(input: { profileId: "${bystanders[3]!.id}" })`,
    row: closed('PassProfileSuccess'),
  },
  'Mutation.undoPass': {
    ask: ({ subject }) => `undoPass(input: { profileId: "${subject.id}" })`,
    row: closed('NothingToUndo'),
  },
  'Mutation.recordProfileView': {
    ask: ({ subject }) => `recordProfileView(input: { profileId: "${subject.id}" })`,
    row: closed('RecordProfileViewSuccess', { self: 'NotAvailable', ...blocked('NotAvailable') }),
  },
};

/** Whose like makes no match: the subject did not like them, or one of the two ended it. Who is liked by her has one at once. */
const unanswered: Cells = { gold: 'null', diamond: 'null', admin: 'null', stranger: 'null', unmatched: 'null' };

export const typeRows: Record<string, TypeRow> = {
  Photo: {
    ask: ({ subject }) => `query { profile(id: "${subject.id}") { photos { @@ } } }`,
    at: 'profile.photos.0',
    fields: 'id url aspectRatio displayOrder thumbHash',
    row: closed('value', blocked('hidden')),
  },
  Deck: {
    ask: () => 'query { deck(filter: { minAge: 80 }) { @@ } }',
    at: 'deck',
    fields: 'profiles end viewQuota',
    row: closed('value'),
    except: { viewQuota: paid('null') },
  },

  LikeProfileSuccess: {
    ask: ({ subject }) => `mutation { likeProfile(input: { profileId: "${subject.id}" }) { @@ } }`,
    at: 'likeProfile',
    fields: 'match viewer',
    row: closed('value', { self: 'hidden', ...blocked('hidden') }),
    except: { match: unanswered },
  },
  SuperLikeProfileSuccess: {
    ask: ({ subject }) => `mutation { superLikeProfile(input: { profileId: "${subject.id}" }) { @@ } }`,
    at: 'superLikeProfile',
    fields: 'match viewer',
    row: closed('value', { self: 'hidden', ...blocked('hidden') }),
    except: { match: unanswered },
  },
  PassProfileSuccess: {
    ask: ({ bystanders }) => `mutation { passProfile(input: { profileId: "${bystanders[0]!.id}" }) { @@ } }`,
    at: 'passProfile',
    fields: 'viewer',
    row: closed('value'),
  },
  UndoPassSuccess: {
    ask: ({ bystanders: [, one] }) => `mutation { passProfile(input: { profileId: "${one!.id}" }) { __typename }
      undoPass(input: { profileId: "${one!.id}" }) { @@ } }`,
    at: 'undoPass',
    fields: 'profile viewer',
    row: closed('value'),
  },
  RecordProfileViewSuccess: {
    ask: ({ subject }) => `mutation { recordProfileView(input: { profileId: "${subject.id}" }) { @@ } }`,
    at: 'recordProfileView',
    fields: 'viewer',
    row: closed('value', { self: 'hidden', ...blocked('hidden') }),
  },
  LimitReached: {
    // A super like of one person more than the free plan allows; the paid ones allow five.
    ask: ({
      bystanders: [, , third, fourth],
    }) => `mutation { superLikeProfile(input: { profileId: "${third!.id}" }) { __typename }
      more: superLikeProfile(input: { profileId: "${fourth!.id}" }) { @@ } }`,
    at: 'more',
    fields: `${errorFields} resetsAt`,
    row: closed('hidden', unpaid('value')),
  },
  NotAvailable: {
    ask: () => `mutation { likeProfile(input: { profileId: "${noOne}" }) { @@ } }`,
    at: 'likeProfile',
    fields: errorFields,
    row: closed('value'),
  },
  NothingToUndo: {
    ask: () => `mutation { undoPass(input: { profileId: "${noOne}" }) { @@ } }`,
    at: 'undoPass',
    fields: errorFields,
    row: closed('value'),
  },
};
