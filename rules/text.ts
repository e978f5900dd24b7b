import * as z from 'zod/mini';
import { characters, cleanText } from './clean-text.ts';

/** Must come before every other check of a text. */
export const storable = () => z.overwrite<string>(cleanText);

export const trimmed = () => z.string().check(storable(), z.trim());

export const atLeast = (min: number, message: string) => z.refine<string>((text) => characters(text) >= min, message);

export const atMost = (max: number, message: string) => z.refine<string>((text) => characters(text) <= max, message);

/** Lengths as the database counts them. */
export const written = ({ min, max }: { min: number; max: number }, message: string) =>
  trimmed().check(atLeast(min, message), atMost(max, message));
