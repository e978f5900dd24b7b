import { lagosFormat } from '#client/lib/lagos-time.ts';
import { games } from '#rules/games.ts';
import { limits } from '#rules/limits.ts';
import type { GameLine, SharedGame } from './shared-game.ts';

const { questions, cards } = limits.games.together;

const when = lagosFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
const timeOf = (at: string | null) => (at === null ? '' : when(at));

/** The game, and how hard its questions are. */
export const gameName = ({ game, hardness }: Pick<SharedGame, 'game' | 'hardness'>): string =>
  hardness ? `${game.name} · ${texts.hardnesses[hardness]}` : game.name;

/** How a game for two stands, in the words of its reader. */
function stateText(
  { status, isViewersTurn, isInvitedByViewer }: Omit<GameLine, 'id' | 'version'>,
  name: string,
): string {
  switch (status) {
    case 'INVITED':
      return isInvitedByViewer ? `You asked ${name} to play` : `${name} asks you to play`;
    case 'PLAYING':
      return isViewersTurn ? 'It is your turn' : `It is the turn of ${name}`;
    case 'FINISHED':
      return `You and ${name} played to the end`;
    case 'DECLINED':
      return isInvitedByViewer ? `${name} does not want to play now` : 'You said no to this game';
    case 'STOPPED':
      return 'This game was stopped';
    case 'EXPIRED':
      return 'Nobody moved for a day, so this game is over';
  }
}

export const texts = {
  state: stateText,
  title: (name: string) => `Play with ${name}`,
  loading: 'Loading the game',
  loadFailed: 'The game could not be loaded',
  choose: 'Choose a game',
  lead: 'Each on your own phone, now or over a day. It counts as no play of your day.',
  about: {
    two_truths_lie: 'Each tells two truths and a lie, and the other looks for the lie.',
    truth_or_dare: `${cards / 2} cards each, answered in writing. Anybody may pass.`,
    trivia: `${questions} questions about Nigeria. Both answer each of them.`,
  },
  nameOf: (id: 'two_truths_lie' | 'truth_or_dare' | 'trivia') => games[id].name,
  hardness: 'How hard?',
  hardnesses: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
  invite: (name: string) => `Ask ${name}`,
  waiting: (name: string, endsAt: string | null) => `${name} has until ${timeOf(endsAt)}, and begins after a yes.`,
  asked: (name: string, endsAt: string | null) =>
    `Say yes by ${timeOf(endsAt)}, and you begin. ${name} sees what you write here.`,
  accept: 'Play',
  decline: 'Not now',
  takeBack: 'Take it back',
  yourTime: (endsAt: string | null) => `You have until ${timeOf(endsAt)}.`,
  theirTime: (name: string, endsAt: string | null) =>
    `${name} has until ${timeOf(endsAt)}. You can close this: we tell you.`,
  otherNeedsPlan: (name: string) => `${name} needs a plan to play with you.`,
  refused: (name: string) => `You can ask again tomorrow, or let ${name} ask.`,
  settled: (name: string, { answer, mine, theirs }: { answer: string; mine: boolean; theirs: boolean }) =>
    `It was “${answer}”. You were ${mine ? 'right' : 'wrong'}, ${name} was ${theirs ? 'right' : 'wrong'}.`,
  soFar: 'So far',
  result: (mine: number, theirs: number) => (mine === theirs ? 'A draw!' : mine > theirs ? 'You won!' : 'Well played!'),
  score: (name: string, { viewerScore, otherScore }: Pick<SharedGame, 'viewerScore' | 'otherScore'>) =>
    `You ${viewerScore}, ${name} ${otherScore}`,
  again: 'Play again',
  stop: 'Stop the game',
  stopTitle: 'Stop this game?',
  stopBody: (name: string) => `It ends for ${name} too, without a result.`,
  keep: 'Keep playing',
  failed: 'This did not work',
  changed: 'The game has gone on',
  checkConnection: 'Please check your connection and try again.',
  you: 'You',

  ideas: ['I once sang at a wedding', 'I can cook three soups', 'I have never seen the sea'],
  write: 'Two truths and a lie about you',
  writeNote: (name: string) => `${name} sees the three, and learns the lie after the guess.`,
  send: 'Let them guess',
  told: (name: string, isYours: boolean) => (isYours ? 'You told' : `${name} told`),
  found: (name: string, isYours: boolean, isRight: boolean) =>
    isYours
      ? isRight
        ? `${name} found your lie.`
        : `${name} did not find your lie.`
      : isRight
        ? 'You found the lie.'
        : 'You did not find the lie.',

  truthOrDare: 'Truth or dare?',
  kinds: { TRUTH: 'Truth', DARE: 'Dare' },
  cardOf: { TRUTH: (name: string) => `Truth for ${name}`, DARE: (name: string) => `Dare for ${name}` },
  reply: 'Your answer',
  sendReply: 'Answer',
  pass: 'Pass',
  passed: 'Passed',
  cardCount: (at: number) => `Card ${at} of ${cards}`,

  questionOf: (at: number, all: number) => `Question ${at} of ${all}`,
  picked: 'Your answer is in.',
  was: (answer: string) => `Right: ${answer}`,
  pick: (name: string, answer: string, isRight: boolean) => `${name}: ${answer} (${isRight ? 'right' : 'wrong'})`,
} as const;
