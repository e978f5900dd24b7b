import { plans } from '#rules/plans.ts';

/** What the paid plans are called, in the order of the catalogue. */
export const planNames = { gold: plans.gold.name, diamond: plans.diamond.name, soul: plans.soul.name };
