import { plans } from '#rules/plans.ts';

/** The names of the paid plans, in the order of the catalogue. */
export const planNames = { gold: plans.gold.name, diamond: plans.diamond.name, soul: plans.soul.name };
