import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { aboutLine, basicsLine, detailsLine } from './summaries.ts';

const ada = { ...emptyDraft('Ada Okafor'), dateOfBirth: '1997-03-08', gender: 'female' } as const;

describe('the line of a closed card', () => {
  it('names who one is, and leaves out what is missing', () => {
    expect(basicsLine(ada, new Date('2026-03-07T12:00:00Z'))).toBe('Ada Okafor, 28, Female');
    expect(basicsLine({ ...ada, dateOfBirth: '1997-02' }, new Date())).toBe('Ada Okafor, Female');
  });

  it('says where one lives, what one likes, and that the bio is missing', () => {
    expect(aboutLine(ada)).toBe('Nothing yet');
    expect(aboutLine({ ...ada, bio: 'Architect.' })).toBe('A bio');
    const filled = { ...ada, location: 'Yaba, Lagos', interests: 'Art, , Jollof ' };
    expect(aboutLine({ ...filled, bio: 'Architect.' })).toBe('Yaba, Lagos, Art, Jollof');
    expect(aboutLine(filled)).toBe('No bio yet, Yaba, Lagos, Art, Jollof');
  });

  it('lists the details in the order of their fields', () => {
    expect(detailsLine(ada)).toBe('Nothing yet');
    expect(detailsLine({ ...ada, drinking: 'never', heightCm: '170', religion: 'christian' })).toBe(
      'Height 170 cm, Christian, drinking never',
    );
  });
});
