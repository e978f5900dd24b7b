/**
 * What all servers are asked, and the statement by which those beside the product answer it. What the product works out in its resolvers
 * (age, distance, compatibility, addresses of photos) is added to the statement's own columns, so that all answer the same fields; the
 * compatibility of the others is the order's score and has no reasons.
 */
import { EARTH_RADIUS_KM } from '../../../rules/distance.ts';
import { limits } from '../../../rules/limits.ts';
import type { Statement } from './searches.ts';

const fields = (url: (size: 'small' | 'card' | 'medium') => string) => `
  id fullName age location isVerified activity distanceText visiting compatibility { level score }
  bio gender heightCm education religion smoking drinking interests
  photos { id aspectRatio thumbHash ${url('small')} ${url('card')} ${url('medium')} }`;

const ownFields = fields((size) => `${size}: url(size: ${size.toUpperCase()})`);
/** As the product's schema has it. */
export const ownDocument = `query Deck { deck { profiles {${ownFields} } } }`;
/** The same with words to search for; without them it is the deck. */
export const searchDocument = `query Search($search: String) { deck(search: $search) { profiles {${ownFields} } } }`;
/** As that of the others. */
export const peerDocument = `query Deck { deck { profiles {${fields((size) => size)} } } }`;
/** PostGraphile calls a column of the name `id` otherwise, and has its own name for the field. */
export const postgraphileDocument = `query Deck { deck { ${fields((size) => size).replaceAll(' id ', ' id: rowId ')} } }`;

export const peerSchema = `
  type Query { deck: Deck! }
  type Deck { profiles: [Profile!]! }
  type Profile {
    id: ID! fullName: String! age: Int! location: String! isVerified: Boolean! activity: String distanceText: String visiting: String
    compatibility: Compatibility! bio: String! gender: String! heightCm: Int education: String religion: String smoking: String
    drinking: String interests: [String!]! photos: [Photo!]!
  }
  type Compatibility { level: String! score: Float! }
  type Photo { id: ID! aspectRatio: Float! thumbHash: String! small: String! card: String! medium: String! }`;

const { small, card, medium } = limits.photoSizes;

/** Columns for one person `p` on a `page`, with the place of the viewer's latitude among the parameters; the longitude is the next. */
export function personColumns(latitude: number): [name: string, value: string][] {
  const [lat, lng] = [`$${latitude}::float8`, `$${latitude + 1}::float8`];
  const km = `round(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(power(sin(radians(p.deck_latitude - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(p.deck_latitude)) * power(sin(radians(p.deck_longitude - ${lng}) / 2), 2)))))`;
  return [
    ['age', `extract(year from age((now() at time zone 'Africa/Lagos')::date, p.date_of_birth))::integer`],
    [
      'activity',
      `case when p.last_active_at > now() - interval '5 minutes' then 'ACTIVE_NOW' when p.last_active_at > now() - interval '1 day'
        then 'ACTIVE_TODAY' when p.last_active_at > now() - interval '7 days' then 'ACTIVE_THIS_WEEK' end`,
    ],
    // `least` passes over null: without a position everybody would be at the antipodes.
    [
      'distanceText',
      `case when p.deck_latitude is null then null when ${km} < 1 then 'Less than 1 km away' else ${km} || ' km away' end`,
    ],
    ['visiting', `case when p.travel_allowed then p.travel_location end`],
  ];
}

export const level = `case when page.score >= 70 then 'HIGH' when page.score >= 40 then 'MEDIUM' else 'LOW' end`;

export const photoColumns: readonly [name: string, value: string][] = [
  ['aspectRatio', `f.width::float8 / f.height`],
  ['small', `'/photos/' || f.id || '/${small}.webp'`],
  ['card', `'/photos/' || f.id || '/${card}.webp'`],
  ['medium', `'/photos/' || f.id || '/${medium}.webp'`],
];

const plainColumns: readonly [name: string, value: string][] = [
  ...['id', 'bio', 'gender', 'location', 'education', 'religion', 'smoking', 'drinking', 'interests'].map(
    (name): [string, string] => [name, `p.${name}`],
  ),
  ['fullName', 'p.full_name'],
  ['isVerified', 'p.verified'],
  ['heightCm', 'p.height_cm'],
];

const json = (columns: readonly (readonly [string, string])[]): string =>
  `json_build_object(${columns.map(([name, value]) => `'${name}', ${value}`).join(', ')})`;

/** The statement up to its page, and the order of the page: what all have in common. */
export function parted(sql: string): { pages: string; order: string } {
  const [, pages, order] =
    /^(.*?)select json_agg\(.* order by (page\.is_withheld.*)\) as people\s+from page/s.exec(sql) ?? [];
  if (pages === undefined || order === undefined)
    throw new Error("The deck's statement does not end as it did: tests/bench/deck/answers.ts has to follow it.");
  return { pages, order };
}

/** The statement with the fields of the peers' schema and nothing beside; its one column `people` is their JSON. */
export function peerStatement({ sql, parameters }: Statement, latitude: number, longitude: number): Statement {
  const { pages, order } = parted(sql);
  const photo = json([['id', 'f.id'], ['thumbHash', `encode(f.thumb_hash, 'base64')`], ...photoColumns]);
  const photos = `coalesce((select json_agg(${photo})
    from (select * from profile_photos f where f.user_id = p.id and f.state = 'ready' order by f.display_order) f), '[]')`;
  const person = json([
    ...plainColumns,
    ...personColumns(parameters.length + 1),
    ['compatibility', `json_build_object('level', ${level}, 'score', page.score)`],
    ['photos', photos],
  ]);
  return {
    sql: `${pages} select json_agg(${person} order by ${order}) as people from page join profiles p on p.id = page.id`,
    parameters: [...parameters, latitude, longitude],
  };
}
