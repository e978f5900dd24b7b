export const texts = {
  none: 'Nothing waits.',
  why: 'Each of these looks like a photo that was removed before. It is shown until you decide.',
  of: (name: string) => `Photo of ${name}`,
  person: 'Of',
  since: 'Waits since',
  keep: 'Let it stay',
  keepOf: (name: string) => `Let the photo of ${name} stay`,
  keepBody: 'It is in order, and leaves this list.',
  kept: 'The photo stays',
  failed: 'Nothing was decided',
} as const;
