import { labelOf } from '#client/lib/vocabulary.ts';
import { BookIcon, GlassIcon, PrayIcon, RulerIcon, SmokeIcon, UserIcon } from '#client/ui/feature-icons.tsx';
import type { IconProps } from '#client/ui/icon.tsx';
import {
  type Education,
  educations,
  type Gender,
  genders,
  type Habit,
  habits,
  type Religion,
  religions,
} from '#rules/vocabulary.ts';

export type Details = {
  gender: Uppercase<Gender>;
  heightCm: number | null;
  education: Uppercase<Education> | null;
  religion: Uppercase<Religion> | null;
  smoking: Uppercase<Habit> | null;
  drinking: Uppercase<Habit> | null;
};

export type Fact = { term: string; words: string; Icon: (props: IconProps) => React.ReactNode };

export function factsOf(details: Details): Fact[] {
  const { gender, heightCm, education, religion, smoking, drinking } = details;
  const facts: Fact[] = [{ term: 'Gender', words: labelOf(genders, gender), Icon: UserIcon }];
  if (heightCm !== null) facts.push({ term: 'Height', words: `${heightCm} cm`, Icon: RulerIcon });
  if (education !== null) facts.push({ term: 'Education', words: labelOf(educations, education), Icon: BookIcon });
  if (religion !== null) facts.push({ term: 'Religion', words: labelOf(religions, religion), Icon: PrayIcon });
  if (smoking !== null) facts.push({ term: 'Smoking', words: labelOf(habits, smoking), Icon: SmokeIcon });
  if (drinking !== null) facts.push({ term: 'Drinking', words: labelOf(habits, drinking), Icon: GlassIcon });
  return facts;
}
