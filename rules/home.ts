import { brand } from './brand.ts';
import type { PageMeta } from './pages.ts';

const { claims } = brand;

export const homePage = {
  title: brand.headline,
  description: `Meet single adults all over Nigeria. ${claims.users} people, ${claims.matches} matches and free to start, with no credit card.`,
  indexed: true,
} as const satisfies PageMeta;
