/** Rows of the field x role table for the places for dates. */
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { closed, forAdmin, type Here, type RootRow, type TypeRow, unpaid } from './matrix-cells.ts';

/** The one place there is, by a row, changed by an administrator. */
async function placeOf({ app }: Here): Promise<string> {
  const id = crypto.randomUUID();
  await app.db.deleteFrom('dateIdeas').execute();
  await app.db
    .insertInto('dateIdeas')
    .values({ id, ...listedIdea('A garden'), editedAt: app.clock.now(), removedAt: null })
    .execute();
  return id;
}

const save = `saveDateIdea(input: { name: "A beach", description: "Sand, coconuts and a long sunset.", category: BEACH, area: "Lekki",
  city: LAGOS, budgetLevel: LOW, romanticScore: 4, estimatedCost: "About ₦10,000", bestTime: "Evening", openingHours: "Daily", tips: [],
  bestForDateNumbers: [2], isDryRun: true })`;
const remove = async (here: Here) => `removeDateIdea(input: { dateIdeaId: "${await placeOf(here)}", isDryRun: true })`;
const guide = (selection: string) => async (here: Here) => {
  await placeOf(here);
  return `query { dateIdeas ${selection} }`;
};
const adminConsole = (selection: string) => async (here: Here) => {
  await placeOf(here);
  return `query { admin { dateIdeas ${selection} } }`;
};

const onPlan = closed('value', unpaid('FORBIDDEN'));
const read = forAdmin('value', 'value');
const written = forAdmin('value', 'FORBIDDEN');

export const rootRows: Record<string, RootRow> = {
  'Query.dateIdeas': { ask: () => 'dateIdeas { totalCount }', row: onPlan },
  'Mutation.saveDateIdea': { ask: () => save, row: forAdmin('SaveDateIdeaSuccess', 'FORBIDDEN') },
  'Mutation.removeDateIdea': { ask: remove, row: forAdmin('RemoveDateIdeaSuccess', 'FORBIDDEN') },
};

export const typeRows: Record<string, TypeRow> = {
  DateIdea: {
    ask: guide('{ nodes { @@ } }'),
    at: 'dateIdeas.nodes.0',
    fields: `id name description category area city state budgetLevel romanticScore estimatedCost bestTime openingHours tips
      bestForDateNumbers isFeatured`,
    row: onPlan,
  },
  DateIdeaConnection: {
    ask: guide('{ @@ }'),
    at: 'dateIdeas',
    fields: 'edges nodes pageInfo totalCount',
    row: onPlan,
  },
  DateIdeaEdge: { ask: guide('{ edges { @@ } }'), at: 'dateIdeas.edges.0', fields: 'cursor node', row: onPlan },
  AdminDateIdea: {
    ask: adminConsole('{ nodes { @@ } }'),
    at: 'admin.dateIdeas.nodes.0',
    fields: 'id idea isRemoved editedAt',
    row: read,
  },
  AdminDateIdeaConnection: {
    ask: adminConsole('{ @@ }'),
    at: 'admin.dateIdeas',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminDateIdeaEdge: {
    ask: adminConsole('{ edges { @@ } }'),
    at: 'admin.dateIdeas.edges.0',
    fields: 'cursor node',
    row: read,
  },
  SaveDateIdeaSuccess: {
    ask: () => `mutation { ${save} { @@ } }`,
    at: 'saveDateIdea',
    fields: 'isDryRun dateIdea',
    row: written,
  },
  RemoveDateIdeaSuccess: {
    ask: async (here) => `mutation { ${await remove(here)} { @@ } }`,
    at: 'removeDateIdea',
    fields: 'isDryRun dateIdea',
    row: written,
  },
};
