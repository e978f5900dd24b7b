/**
 * What all servers are asked, and the statement by which those beside the product answer it. What the product works out in its resolvers
 * (age, distance, compatibility, addresses of photos) is added to the statement's own columns, so that all answer the same fields; the
 * compatibility of the others is the order's score and has no reasons.
 */
import { EARTH_RADIUS_KM } from '../../../rules/distance.ts';
import { limits } from '../../../rules/limits.ts';
import type { Statement } from './searches.ts';

const fields = (url: (size: 'small' | 'medium') => string) => `
  id fullName age location verified activity distanceText visiting compatibility { level score }
  bio gender heightCm education religion smoking drinking interests
  photos { id aspectRatio thumbHash ${url('small')} ${url('medium')} }`;

/** As the product's schema has it. */
export const ownDocument = `query Deck { deck { profiles {${fields((size) => `${size}: url(size: ${size.toUpperCase()})`)} } } }`;
/** As that of the others. */
export const peerDocument = `query Deck { deck { profiles {${fields((size) => size)} } } }`;
/** PostGraphile calls a column of the name `id` otherwise, and has its own name for the field. */
export const postgraphileDocument = `query Deck { deck { ${fields((size) => size).replaceAll(' id ', ' id: rowId ')} } }`;

export const peerSchema = `
  type Query { deck: Deck! }
  type Deck { profiles: [Profile!]! }
  type Profile {
    id: ID! fullName: String! age: Int! location: String! verified: Boolean! activity: String distanceText: String visiting: String
    compatibility: Compatibility! bio: String! gender: String! heightCm: Int education: String religion: String smoking: String
    drinking: String interests: [String!]! photos: [Photo!]!
  }
  type Compatibility { level: String! score: Float! }
  type Photo { id: ID! aspectRatio: Float! thumbHash: String! small: String! medium: String! }`;

const { small, medium } = limits.photoSizes;

/** Columns for one person `p` on a `page`, with the place of the viewer's latitude among the parameters; the longitude is the next. */
export function personColumns(latitude: number): [name: string, value: string][] {
  const [lat, lng] = [`$${latitude}::float8`, `$${latitude + 1}::float8`];
  const km = `round(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(power(sin(radians(p.shown_latitude - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(p.shown_latitude)) * power(sin(radians(p.shown_longitude - ${lng}) / 2), 2)))))`;
  return [
    ['age', `extract(year from age(p.date_of_birth))::integer`],
    [
      'activity',
      `case when p.last_active_at > now() - interval '5 minutes' then 'ACTIVE_NOW' when p.last_active_at > now() - interval '1 day'
        then 'ACTIVE_TODAY' when p.last_active_at > now() - interval '7 days' then 'ACTIVE_THIS_WEEK' end`,
    ],
    ['distanceText', `case when ${km} < 1 then 'Less than 1 km away' else ${km} || ' km away' end`],
    ['visiting', `p.travel_location`],
  ];
}

export const level = `case when page.score >= 70 then 'HIGH' when page.score >= 40 then 'MEDIUM' else 'LOW' end`;

export const photoColumns: readonly [name: string, value: string][] = [
  ['aspectRatio', `f.width::float8 / f.height`],
  ['small', `'/photos/' || f.id || '/${small}.webp'`],
  ['medium', `'/photos/' || f.id || '/${medium}.webp'`],
];

const json = (columns: readonly (readonly [string, string])[]): string =>
  columns.map(([name, value]) => `'${name}', ${value}, `).join('');

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from))
    throw new Error(`The deck's statement holds no "${from}" any more: tests/bench/deck/answers.ts has to follow it.`);
  return text.replace(from, to);
}

/** The statement with the fields of the peers' schema; its one column `people` is their JSON. */
export function peerStatement({ sql, parameters }: Statement, latitude: number, longitude: number): Statement {
  const columns = json([
    ...personColumns(parameters.length + 1),
    ['compatibility', `json_build_object('level', ${level}, 'score', page.score)`],
  ]);
  return {
    sql: replaced(
      replaced(sql, `'id', p.id, 'fullName'`, `${columns}'id', p.id, 'fullName'`),
      `'id', f.id, 'displayOrder'`,
      `${json(photoColumns)}'id', f.id, 'displayOrder'`,
    ),
    parameters: [...parameters, latitude, longitude],
  };
}
