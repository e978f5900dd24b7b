export const genders = { male: 'Male', female: 'Female', non_binary: 'Non-binary', other: 'Other' } as const;
export const educations = {
  high_school: 'High school',
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  phd: 'PhD',
} as const;
export const religions = {
  christian: 'Christian',
  muslim: 'Muslim',
  jewish: 'Jewish',
  hindu: 'Hindu',
  buddhist: 'Buddhist',
  spiritual: 'Spiritual',
  agnostic: 'Agnostic',
  atheist: 'Atheist',
  other: 'Other',
} as const;
export const habits = { never: 'Never', socially: 'Socially', regularly: 'Regularly' } as const;

export type Gender = keyof typeof genders;
export type Education = keyof typeof educations;
export type Religion = keyof typeof religions;
export type Habit = keyof typeof habits;

/** The keys of a list above, typed, in their order. */
export function keysOf<T extends string>(list: Readonly<Record<T, string>>): [T, ...T[]] {
  return Object.keys(list) as [T, ...T[]];
}
