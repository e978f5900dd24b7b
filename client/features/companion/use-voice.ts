/** Reading aloud and dictation with the browser's own speech API. No audio passes through the product. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#client/ui/toast.tsx';
import type { CompanionGender } from './companion.generated.ts';
import { texts } from './texts.ts';

/** Browsers report only the name and language of a voice. */
const names: Readonly<Record<CompanionGender, RegExp>> = {
  FEMALE: /\b(female|woman|samantha|victoria|karen|moira|tessa|zira|susan|hazel|ezinne|libby|sonia|aria|jenny)\b/i,
  MALE: /\b(male|man|daniel|alex|fred|david|mark|george|abeo|ryan|guy|thomas|rishi)\b/i,
};

/** An English voice, of this gender if the names tell it, preferably Nigerian. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], gender: CompanionGender) {
  const rank = ({ lang, name }: SpeechSynthesisVoice) =>
    (names[gender].test(name) ? 4 : 0) + (/^en[-_]NG/i.test(lang) ? 2 : 0) + (/^en[-_]GB/i.test(lang) ? 1 : 0);
  return voices.filter(({ lang }) => /^en\b|^en_/i.test(lang)).sort((one, other) => rank(other) - rank(one))[0];
}

export type Reading = { readingId: string | null; read: (id: string, text: string) => void; stop: () => void };

/** Reads one message at a time; null if the browser or the plan does not support it. */
export function useReading(isAllowed: boolean, gender: CompanionGender): Reading | null {
  const [readingId, setReadingId] = useState<string | null>(null);
  const synthesis = isAllowed && 'speechSynthesis' in window ? window.speechSynthesis : null;
  // Some browsers load their voices on the first request.
  useEffect(() => {
    synthesis?.getVoices();
    return () => synthesis?.cancel();
  }, [synthesis]);
  return useMemo(() => {
    if (!synthesis) return null;
    return {
      readingId,
      read(id, text) {
        synthesis.cancel();
        const speech = new SpeechSynthesisUtterance(text);
        const voice = voiceFor(synthesis.getVoices(), gender);
        if (voice) speech.voice = voice;
        speech.lang = voice?.lang ?? 'en-NG';
        const end = () => setReadingId((now) => (now === id ? null : now));
        speech.onend = end;
        speech.onerror = end;
        setReadingId(id);
        synthesis.speak(speech);
      },
      stop() {
        setReadingId(null);
        synthesis.cancel();
      },
    };
  }, [synthesis, gender, readingId]);
}

type Heard = { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> };
/** The used part of the Web Speech API, which the DOM types lack. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
  stop(): void;
};
type RecognitionWindow = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

export type Dictation = { isListening: boolean; start: () => void; stop: () => void };

/** Passes dictated text to `onText`; null if the browser or the plan does not support it. */
export function useDictation(isAllowed: boolean, onText: (text: string) => void): Dictation | null {
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition | null>(null);
  const write = useRef(onText);
  write.current = onText;
  useEffect(() => () => running.current?.abort(), []);

  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as RecognitionWindow;
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  if (!isAllowed || !Recogniser) return null;

  return {
    isListening,
    start() {
      const recognition = new Recogniser();
      recognition.lang = 'en-NG';
      recognition.continuous = true;
      recognition.interimResults = false;
      recognition.onresult = ({ resultIndex, results }) => {
        const heard = Array.from(results).slice(resultIndex);
        const text = heard.map((result) => (result.isFinal ? (result[0]?.transcript ?? '') : '')).join(' ');
        if (text.trim() !== '') write.current(text.trim());
      };
      recognition.onerror = ({ error }) => {
        if (error === 'aborted' || error === 'no-speech') return;
        const description = error === 'not-allowed' ? texts.dictateDenied : texts.checkConnection;
        toast({ title: texts.dictateFailed, description, tone: 'error', about: 'dictation' });
      };
      recognition.onend = () => {
        running.current = null;
        setListening(false);
      };
      running.current = recognition;
      setListening(true);
      recognition.start();
    },
    stop: () => running.current?.stop(),
  };
}
