import { expect, it } from 'vitest';
import { voiceFor } from './use-voice.ts';

const voice = (name: string, lang: string) => ({ name, lang }) as SpeechSynthesisVoice;
const voices = [
  voice('Anna Female', 'de-DE'),
  voice('Google UK English Female', 'en-GB'),
  voice('Google UK English Male', 'en-GB'),
  voice('Microsoft Abeo Online', 'en-NG'),
  voice('Microsoft Ezinne Online', 'en_NG'),
];

it.each([
  ['FEMALE', voices, 'Microsoft Ezinne Online'],
  ['MALE', voices, 'Microsoft Abeo Online'],
  ['FEMALE', voices.slice(0, 3), 'Google UK English Female'],
  ['MALE', voices.slice(0, 3), 'Google UK English Male'],
  ['MALE', voices.slice(1, 2), 'Google UK English Female'],
  ['MALE', voices.slice(0, 1), undefined],
] as const)('reads as %s with the voice that fits best', (gender, given, name) => {
  expect(voiceFor(given, gender)?.name).toBe(name);
});
