import { plans } from '#rules/plans.ts';

export const planNames = { gold: plans.gold.name, diamond: plans.diamond.name, soul: plans.soul.name };
