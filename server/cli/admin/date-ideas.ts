import { cities } from '#rules/date-ideas.ts';
import type {
  AdminDateIdeasQuery,
  AdminIdeaFragment,
  AdminRemoveDateIdeaMutation,
  AdminSaveDateIdeaMutation,
} from './answers.generated.ts';
import { everyNode, mutate, PAGE_INFO, REFUSAL, USER_ERROR } from './api.ts';
import { changing, choiceOf, reading } from './command.ts';
import { Failure } from './failure.ts';
import { textOf } from './files.ts';
import { listed, shown } from './output.ts';
import { scripted } from './remote.ts';

const IDEA = /* GraphQL */ `fragment AdminIdea on AdminDateIdea { id isRemoved editedAt idea { name description category area city budgetLevel romanticScore estimatedCost bestTime
  openingHours tips bestForDateNumbers isFeatured } }`;
const IDEAS = /* GraphQL */ `query AdminDateIdeas($search: String!, $city: City, $first: Int!, $after: String) { admin {
  dateIdeas(search: $search, city: $city, first: $first, after: $after) { nodes { ...AdminIdea } ${PAGE_INFO} } } } ${IDEA}`;
const SAVE = /* GraphQL */ `mutation AdminSaveDateIdea($input: SaveDateIdeaInput!) { saveDateIdea(input: $input) { __typename
  ... on SaveDateIdeaSuccess { dateIdea { ...AdminIdea } } ${USER_ERROR} } } ${IDEA}`;
const REMOVE = /* GraphQL */ `mutation AdminRemoveDateIdea($input: RemoveDateIdeaInput!) { removeDateIdea(input: $input) { __typename
  ... on RemoveDateIdeaSuccess { dateIdea { ...AdminIdea } } ${REFUSAL} } } ${IDEA}`;

const cityNames = Object.keys(cities);
/** Fields with enum values. A file may have them in lower case. */
const choices = ['category', 'city', 'budgetLevel'];

function ideaOf(path: string, text: string): Record<string, unknown> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    given = null;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Failure('INVALID_INPUT', `${path}: it should be a JSON object of one place.`);
  }
  const place: Record<string, unknown> = { ...given };
  for (const key of choices) {
    const word = place[key];
    if (typeof word === 'string') place[key] = word.toUpperCase();
  }
  return place;
}

/** A place as JSON for scripts: flat, and the same in every command. */
const rowOf = ({ id, isRemoved, editedAt, idea }: AdminIdeaFragment) => ({ id, ...idea, isRemoved, editedAt });

const nameOf = ({ idea }: AdminIdeaFragment): string => `${shown(idea.name)}, ${idea.city.toLowerCase()}`;

const lineOf = (place: AdminIdeaFragment): string =>
  [
    `${place.id}  ${nameOf(place)}`,
    shown(place.idea.area),
    place.idea.category.toLowerCase(),
    place.idea.budgetLevel.toLowerCase(),
    ...(place.isRemoved ? ['removed'] : []),
  ].join('  ');

export const dateIdeaCommands = [
  reading({
    name: 'list-date-ideas',
    usage: `[--city ${cityNames.join('|')}] [--search <words>]`,
    does: 'Lists places for dates by name, hidden ones too.',
    scope: 'users_read',
    options: { city: { type: 'string' }, search: { type: 'string', default: '' } },
    parse(line) {
      const city = line.text('city');
      return { search: line.text('search'), city: city === undefined ? null : choiceOf('--city', city, cityNames) };
    },
    async read(env, filter) {
      const found = await everyNode<AdminDateIdeasQuery>(scripted(env), IDEAS, filter);
      return { json: found.map(rowOf), text: listed(found.map(lineOf), 'No place was found.') };
    },
  }),
  changing({
    name: 'save-date-idea',
    usage: '<file.json> [--id <id>]',
    does: 'Adds a place for dates, or changes the one with the id, which shows a hidden one again. The file is an object of the fields of SaveDateIdeaInput.',
    scope: 'catalog_write',
    words: ['a file'],
    options: { id: { type: 'string' } },
    async parse(line) {
      const [path = ''] = line.words;
      return { place: ideaOf(path, await textOf(path)), id: line.text('id') ?? null };
    },
    async act(env, { place, id }, isDryRun) {
      const input = { ...place, dateIdeaId: id, isDryRun };
      const { dateIdea } = await mutate<AdminSaveDateIdeaMutation>(scripted(env), SAVE, input);
      const text = isDryRun
        ? `Nothing was stored: ${nameOf(dateIdea)} would be ${id === null ? 'a new place' : 'changed'}.`
        : `${nameOf(dateIdea)} is saved as ${dateIdea.id}.`;
      return { json: { isDryRun, ...rowOf(dateIdea) }, text };
    },
  }),
  changing({
    name: 'remove-date-idea',
    isFinal: true,
    usage: '<id>',
    does: 'Hides a place for dates.',
    scope: 'catalog_write',
    words: ['an id'],
    parse: ({ words: [id = ''] }) => id,
    async act(env, id, isDryRun) {
      const { dateIdea } = await mutate<AdminRemoveDateIdeaMutation>(scripted(env), REMOVE, {
        dateIdeaId: id,
        isDryRun,
      });
      const text = isDryRun
        ? `Nothing was stored: ${nameOf(dateIdea)} would be hidden.`
        : `${nameOf(dateIdea)} is hidden.`;
      return { json: { isDryRun, ...rowOf(dateIdea) }, text };
    },
  }),
];
