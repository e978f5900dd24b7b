import { lagosDay } from '#rules/age.ts';
import { paths } from '#rules/paths.ts';
import { type NetworkClass, vitalMetrics } from '#rules/vitals.ts';

/** How many page loads were measured, of routes and of networks, and how slow those are, in buckets. */
const visits: readonly (readonly [route: string, loads: number])[] = [
  [paths.browse, 60],
  [paths.matches, 30],
  [paths.chat, 24],
  [paths.settings, 6],
];
const networks: readonly (readonly [network: NetworkClass, share: number, slowness: number])[] = [
  ['four_g', 1, 1],
  ['three_g', 0.5, 4],
  ['two_g', 0.2, 8],
];
/** Around the usual bucket. */
const spread = [0.5, 0.3, 0.2];

/** For the console's page of speed. */
export function vitalRows(now: Date) {
  const day = lagosDay(now);
  return visits.flatMap(([route, loads]) =>
    networks.flatMap(([network, share, slowness]) =>
      vitalMetrics
        .filter((metric) => metric !== 'card' || route === paths.browse)
        .flatMap((metric) =>
          spread.map((part, at) => ({
            ...{ day, metric, route, network },
            bucket: (metric === 'cls' ? 0 : slowness) + at,
            count: Math.ceil(loads * share * part),
          })),
        ),
    ),
  );
}
