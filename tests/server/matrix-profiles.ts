/** Rows of the field x role table for profiles, editing one's own, towns, travel, boost, pause, blocks and reports. */
import { blocked, closed, errorFields, type Here, own, type RootRow, type TypeRow, unpaid } from './matrix-cells.ts';

const IBADAN = '2339354';

const updated = (dateOfBirth: string) =>
  `updateProfile(input: { fullName: "Somebody Test", dateOfBirth: "${dateOfBirth}", gender: FEMALE, bio: "Ten characters and more.",
    location: "Lagos", interests: "Music, Travel", heightCm: 170, education: BACHELORS, religion: CHRISTIAN, smoking: NEVER,
    drinking: SOCIALLY, showMe: FEMALE })`;
const travel = `setTravelLocation(input: { townId: "${IBADAN}" })`;
/** As setup left it, for the rows that come after. */
const kept = 'saveDeckFilter(input: { filter: { gender: FEMALE } })';
const home = 'clearTravelLocation';
/** Nobody of the table has anything to do with this person otherwise. */
const onlooker = ({ bystanders }: Here) => `(input: { profileId: "${bystanders[2]!.id}" })`;
const report = ({ subject }: Here) => `reportProfile(input: { profileId: "${subject.id}", reason: OTHER })`;

const set = async ({ app, me }: Here, changes: object) =>
  app.db.updateTable('profiles').set(changes).where('id', '=', me.id).execute();

async function boost(here: Here): Promise<string> {
  await set(here, { boostExpiresAt: null });
  return 'boostProfile';
}

export const rootRows: Record<string, RootRow> = {
  'Query.towns': { ask: () => 'towns(search: "ibadan") { id }', row: closed('value') },

  'Mutation.updateProfile': { ask: () => updated('1996-05-17'), row: closed('UpdateProfileSuccess') },
  'Mutation.saveDeckFilter': { ask: () => kept, row: closed('SaveDeckFilterSuccess') },
  'Mutation.setTravelLocation': {
    ask: () => travel,
    row: closed('SetTravelLocationSuccess', unpaid('PremiumRequired')),
  },
  'Mutation.clearTravelLocation': { ask: () => home, row: closed('ClearTravelLocationSuccess') },
  'Mutation.boostProfile': { ask: boost, row: closed('BoostProfileSuccess', unpaid('PremiumRequired')) },
  // In this order: the rows below find everybody shown, and nobody blocked but by the table's own people.
  'Mutation.pauseProfile': { ask: () => 'pauseProfile', row: closed('PauseProfileSuccess') },
  'Mutation.resumeProfile': { ask: () => 'resumeProfile', row: closed('ResumeProfileSuccess') },
  'Mutation.blockProfile': { ask: (here) => `blockProfile${onlooker(here)}`, row: closed('BlockProfileSuccess') },
  'Mutation.unblockProfile': { ask: (here) => `unblockProfile${onlooker(here)}`, row: closed('UnblockProfileSuccess') },
  // Those who were matched with the subject may report her across a block.
  'Mutation.reportProfile': { ask: report, row: closed('ReportProfileSuccess', { self: 'NotAvailable' }) },
};

export const typeRows: Record<string, TypeRow> = {
  Profile: {
    ask: async (here) => {
      await outfit({ ...here, me: here.subject });
      return `query { profile(id: "${here.subject.id}") { @@ } }`;
    },
    at: 'profile',
    fields: `id fullName age gender bio location interests heightCm education religion smoking drinking isVerified activity distanceText
      visiting compatibility avatar photos`,
    row: closed('value', blocked('hidden')),
  },
  Compatibility: {
    ask: ({ subject }) => `query { profile(id: "${subject.id}") { compatibility { @@ } } }`,
    at: 'profile.compatibility',
    fields: 'level score reasons',
    row: closed('value', blocked('hidden')),
  },
  Town: {
    ask: () => 'query { towns(search: "ibadan") { @@ } }',
    at: 'towns.0',
    fields: 'id name state label',
    row: closed('value'),
  },
  UpdateProfileSuccess: {
    ask: () => `mutation { ${updated('1996-05-17')} { @@ } }`,
    at: 'updateProfile',
    fields: 'viewer',
    row: closed('value'),
  },
  BirthDateFrozen: {
    ask: async (here) => {
      await set(here, { dateOfBirthVerifiedAt: new Date() });
      return `mutation { ${updated('1990-01-01')} { @@ } }`;
    },
    at: 'updateProfile',
    fields: errorFields,
    row: closed('value'),
  },
  SaveDeckFilterSuccess: {
    ask: () => `mutation { ${kept} { @@ } }`,
    at: 'saveDeckFilter',
    fields: 'viewer',
    row: closed('value'),
  },
  SetTravelLocationSuccess: {
    ask: () => `mutation { ${travel} { @@ } }`,
    at: 'setTravelLocation',
    fields: 'viewer',
    row: closed('value', unpaid('hidden')),
  },
  ClearTravelLocationSuccess: {
    ask: () => `mutation { ${home} { @@ } }`,
    at: 'clearTravelLocation',
    fields: 'viewer',
    row: closed('value'),
  },
  BoostProfileSuccess: {
    ask: async (here) => `mutation { ${await boost(here)} { @@ } }`,
    at: 'boostProfile',
    fields: 'viewer',
    row: closed('value', unpaid('hidden')),
  },
  BoostRunning: {
    ask: async (here) => {
      await set(here, { boostExpiresAt: new Date(Date.now() + 60_000) });
      return 'mutation { boostProfile { @@ } }';
    },
    at: 'boostProfile',
    fields: `${errorFields} endsAt`,
    row: closed('value', unpaid('hidden')),
  },
  PauseProfileSuccess: {
    ask: () => 'mutation { pauseProfile { @@ } }',
    at: 'pauseProfile',
    fields: 'viewer',
    row: closed('value'),
  },
  ResumeProfileSuccess: {
    ask: () => 'mutation { resumeProfile { @@ } }',
    at: 'resumeProfile',
    fields: 'viewer',
    row: closed('value'),
  },

  BlockedProfileConnection: {
    ask: () => 'query { viewer { blockedProfiles { @@ } } }',
    at: 'viewer.blockedProfiles',
    fields: 'edges nodes pageInfo',
    row: own('value'),
  },
  BlockedProfileEdge: {
    ask: () => 'query { viewer { blockedProfiles { edges { @@ } } } }',
    at: 'viewer.blockedProfiles.edges.0',
    fields: 'cursor node',
    row: own('hidden', { self: 'value', blockedSubject: 'value' }),
  },
  BlockedProfile: {
    ask: () => 'query { viewer { blockedProfiles { nodes { @@ } } } }',
    at: 'viewer.blockedProfiles.nodes.0',
    fields: 'id fullName blockedAt',
    row: own('hidden', { self: 'value', blockedSubject: 'value' }),
  },
  BlockProfileSuccess: {
    ask: (here) => `mutation { blockProfile${onlooker(here)} { @@ } }`,
    at: 'blockProfile',
    fields: 'viewer blocked',
    row: closed('value'),
  },
  UnblockProfileSuccess: {
    ask: (here) => `mutation { blockProfile${onlooker(here)} { __typename } unblockProfile${onlooker(here)} { @@ } }`,
    at: 'unblockProfile',
    fields: 'viewer',
    row: closed('value'),
  },
  ReportProfileSuccess: {
    ask: (here) => `mutation { ${report(here)} { @@ } }`,
    at: 'reportProfile',
    fields: 'reportId',
    row: closed('value', { self: 'hidden' }),
  },
};

/** What a person may have of the fields that are empty for most: a town, a journey and a boost. */
export async function outfit(here: Here): Promise<void> {
  const journey = { travelTownId: IBADAN, travelLocation: 'Ibadan', travelLatitude: 7.3875, travelLongitude: 3.9125 };
  await set(here, { townId: IBADAN, boostExpiresAt: new Date(Date.now() + 60_000), ...journey });
}
