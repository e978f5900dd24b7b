/** Rows of the field x role table for the places for dates. */
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { closed, forAdmin, type Here, type RootRow, signedIn, type TypeRow, talking, unpaid } from './matrix-cells.ts';

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

const asked =
  (name: string, rest = '') =>
  async (here: Here) =>
    `${name}(input: { dateIdeaId: "${await placeOf(here)}"${rest} })`;
const [keep, report, checked] = [
  asked('setDateIdeaSaved', ', isSaved: true'),
  asked('reportDateIdea', ', change: HOURS'),
  asked('checkDateIdea', ', isDryRun: true'),
];
const share = async (here: Here) =>
  `shareDateIdea(input: { dateIdeaId: "${await placeOf(here)}", matchId: "${here.matchOf[here.role]}", clientId: "${crypto.randomUUID()}" })`;
const reported = async (here: Here) => {
  const id = await placeOf(here);
  const { app, subject } = here;
  const row = { change: 'hours', note: 'Closed on Mondays.', reportedAt: app.clock.now() };
  await app.db
    .insertInto('dateIdeaReports')
    .values({ id: crypto.randomUUID(), dateIdeaId: id, userId: subject.id, ...row })
    .execute();
};

const onPlan = closed('value', unpaid('FORBIDDEN'));
const read = forAdmin('value', 'value');
const written = forAdmin('value', 'FORBIDDEN');

export const rootRows: Record<string, RootRow> = {
  'Query.dateIdeas': { ask: () => 'dateIdeas { totalCount }', row: onPlan },
  'Query.dateIdea': { ask: async (here) => `dateIdea(id: "${await placeOf(here)}") { name }`, row: onPlan },
  'Mutation.setDateIdeaSaved': { ask: keep, row: closed('SetDateIdeaSavedSuccess', unpaid('NotAvailable')) },
  'Mutation.reportDateIdea': { ask: report, row: closed('ReportDateIdeaSuccess', unpaid('NotAvailable')) },
  'Mutation.shareDateIdea': {
    ask: share,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('ShareDateIdeaSuccess') }),
  },
  'Mutation.checkDateIdea': { ask: checked, row: forAdmin('CheckDateIdeaSuccess', 'FORBIDDEN') },
  'Mutation.saveDateIdea': { ask: () => save, row: forAdmin('SaveDateIdeaSuccess', 'FORBIDDEN') },
  'Mutation.removeDateIdea': { ask: remove, row: forAdmin('RemoveDateIdeaSuccess', 'FORBIDDEN') },
};

export const typeRows: Record<string, TypeRow> = {
  DateIdea: {
    ask: guide('{ nodes { @@ } }'),
    at: 'dateIdeas.nodes.0',
    fields: `id name description category area city state budgetLevel romanticScore estimatedCost bestTime openingHours tips
      bestForDateNumbers isFeatured isSaved checkedOn isCheckDue sourceUrl sourceDate`,
    row: onPlan,
    except: Object.fromEntries(['checkedOn', 'sourceUrl', 'sourceDate'].map((field) => [field, signedIn('null')])),
  },
  SetDateIdeaSavedSuccess: {
    ask: async (here) => `mutation { ${await keep(here)} { @@ } }`,
    at: 'setDateIdeaSaved',
    fields: 'dateIdea viewer',
    row: closed('value', unpaid('hidden')),
  },
  ReportDateIdeaSuccess: {
    ask: async (here) => `mutation { ${await report(here)} { @@ } }`,
    at: 'reportDateIdea',
    fields: 'dateIdea',
    row: closed('value', unpaid('hidden')),
  },
  ShareDateIdeaSuccess: {
    ask: async (here) => `mutation { ${await share(here)} { @@ } }`,
    at: 'shareDateIdea',
    fields: 'sentMessage match',
    row: closed('hidden', talking('value')),
  },
  CheckDateIdeaSuccess: {
    ask: async (here) => `mutation { ${await checked(here)} { @@ } }`,
    at: 'checkDateIdea',
    fields: 'isDryRun dateIdea',
    row: written,
  },
  DateIdeaReport: {
    ask: async (here) => {
      await reported(here);
      return 'query { admin { dateIdeas { nodes { reports { @@ } } } } }';
    },
    at: 'admin.dateIdeas.nodes.0.reports.0',
    fields: 'id change note reportedAt',
    row: read,
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
    fields: 'id idea isRemoved editedAt reports',
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
