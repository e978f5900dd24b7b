/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A move: one of these, by the game and the moment. */
export type GameMoveInput =
  {   /** Truth or Dare: the kind of the next card. */
  card: PromptKind; guess?: never; pick?: never; reply?: never; step?: never; told?: never; }
  |  { card?: never;   /** Two Truths and a Lie: the index of the statement that is taken for the lie, from 0. */
  guess: number; pick?: never; reply?: never; step?: never; told?: never; }
  |  { card?: never; guess?: never;   /** The quiz: the index of the answer in `options`, from 0. */
  pick: number; reply?: never; step?: never; told?: never; }
  |  { card?: never; guess?: never; pick?: never;   /** Truth or Dare: the answer to the card, 1 to 300 characters. */
  reply: string; step?: never; told?: never; }
  |  { card?: never; guess?: never; pick?: never; reply?: never;   /** An answer to the invitation, a card passed, or the end. */
  step: GameStep; told?: never; }
  |  { card?: never; guess?: never; pick?: never; reply?: never; step?: never;   /** Two Truths and a Lie: what is told. */
  told: ToldStatementsInput; };

/** How far a game for two is. The first two are open. */
export type GameSessionStatus =
  /** The invitation was answered with a no. */
  | 'DECLINED'
  /** Nobody moved for 24 hours. */
  | 'EXPIRED'
  /** It was played to its end; the result stands in the chat. */
  | 'FINISHED'
  /** The invitation waits for its answer. */
  | 'INVITED'
  /** It waits for a move. */
  | 'PLAYING'
  /** One of the two stopped it, or took the invitation back. */
  | 'STOPPED';

/** What is done in a game without a word. */
export type GameStep =
  /** Yes to the invitation. */
  | 'ACCEPT'
  /** No to the invitation. */
  | 'DECLINE'
  /** Truth or Dare: the card stays unanswered. */
  | 'SKIP'
  /** The end of the game for both, from any version of it; or the taking back of an invitation. */
  | 'STOP';

/** The games by name. */
export type GameType =
  /** Emojis that a story is told with. */
  | 'EMOJI_STORY'
  /** Ten pairs in sixty seconds. */
  | 'MEMORY_MATCH'
  /** Eight pairs on sixteen cards. */
  | 'PAIRS'
  /** Five questions of a themed set. */
  | 'TRIVIA'
  /** Truths to tell and dares to do, ten each. */
  | 'TRUTH_OR_DARE'
  /** Three statements, one of which is the lie. */
  | 'TWO_TRUTHS_LIE';

/** An invitation to a game for two. */
export type InviteToGameInput = {
  /** An id made by the client, a UUID. The same one again is the same invitation. */
  clientId: string;
  /** One of TWO_TRUTHS_LIE, TRUTH_OR_DARE and TRIVIA. */
  game: GameType;
  /** Of the quiz, and only of the quiz: how hard its questions are. */
  hardness?: QuizHardness | null | undefined;
  /** The id of the match. */
  matchId: string;
};

/** A move in a game for two. */
export type PlayMoveInput = {
  /** An id made by the client, a UUID. The same one again is the same move. */
  clientId: string;
  /** The version that the move is made from. */
  expectedVersion: number;
  /** The move itself. */
  move: GameMoveInput;
  /** The id of the session. */
  sessionId: string;
};

/** The two kinds of cards of Truth or Dare. */
export type PromptKind =
  /** Something to do in writing. */
  | 'DARE'
  /** A question to answer truthfully. */
  | 'TRUTH';

/** How hard the questions of a quiz are. */
export type QuizHardness =
  /** Most people know it. */
  | 'EASY'
  /** Few people know it. */
  | 'HARD'
  /** Many people know it. */
  | 'MEDIUM';

/** Three statements, one of them a lie. */
export type ToldStatementsInput = {
  /** The index of the lie, from 0. */
  lie: number;
  /** Three statements, each at most 200 characters. */
  statements: Array<string>;
};

export type GameTableQueryVariables = Exact<{
  matchId: string;
}>;


export type GameTableQuery = { viewer: { __typename: 'Viewer', id: string, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, hardness: QuizHardness | null, endsAt: string | null, viewerScore: number, otherScore: number, game: { __typename: 'Game', id: string, name: string }, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number } | null }, table:
          | { __typename: 'CardsTable', cards: Array<{ __typename: 'DrawnCard', isViewers: boolean, kind: PromptKind, text: string, reply: string | null, isDone: boolean | null }> }
          | { __typename: 'QuizTable', questionCount: number, questions: Array<{ __typename: 'SharedQuestion', question: string, options: Array<string>, viewerPick: number | null, otherPick: number | null, correctAnswer: number | null }> }
          | { __typename: 'StatementsTable', rounds: Array<{ __typename: 'StatementsRound', isByViewer: boolean, statements: Array<string>, lie: number | null, guess: number | null }> }
         | null } | null } | null } | null };

export type InviteToGameMutationVariables = Exact<{
  input: InviteToGameInput;
}>;


export type InviteToGameMutation = { inviteToGame:
    | { __typename: 'GameConflict', message: string, gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, hardness: QuizHardness | null, endsAt: string | null, viewerScore: number, otherScore: number, game: { __typename: 'Game', id: string, name: string }, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number } | null }, table:
          | { __typename: 'CardsTable', cards: Array<{ __typename: 'DrawnCard', isViewers: boolean, kind: PromptKind, text: string, reply: string | null, isDone: boolean | null }> }
          | { __typename: 'QuizTable', questionCount: number, questions: Array<{ __typename: 'SharedQuestion', question: string, options: Array<string>, viewerPick: number | null, otherPick: number | null, correctAnswer: number | null }> }
          | { __typename: 'StatementsTable', rounds: Array<{ __typename: 'StatementsRound', isByViewer: boolean, statements: Array<string>, lie: number | null, guess: number | null }> }
         | null } }
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'InviteToGameSuccess', gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, hardness: QuizHardness | null, endsAt: string | null, viewerScore: number, otherScore: number, game: { __typename: 'Game', id: string, name: string }, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number } | null }, table:
          | { __typename: 'CardsTable', cards: Array<{ __typename: 'DrawnCard', isViewers: boolean, kind: PromptKind, text: string, reply: string | null, isDone: boolean | null }> }
          | { __typename: 'QuizTable', questionCount: number, questions: Array<{ __typename: 'SharedQuestion', question: string, options: Array<string>, viewerPick: number | null, otherPick: number | null, correctAnswer: number | null }> }
          | { __typename: 'StatementsTable', rounds: Array<{ __typename: 'StatementsRound', isByViewer: boolean, statements: Array<string>, lie: number | null, guess: number | null }> }
         | null } }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type PlayMoveMutationVariables = Exact<{
  input: PlayMoveInput;
}>;


export type PlayMoveMutation = { playMove:
    | { __typename: 'GameConflict', message: string, gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, hardness: QuizHardness | null, endsAt: string | null, viewerScore: number, otherScore: number, game: { __typename: 'Game', id: string, name: string }, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number } | null }, table:
          | { __typename: 'CardsTable', cards: Array<{ __typename: 'DrawnCard', isViewers: boolean, kind: PromptKind, text: string, reply: string | null, isDone: boolean | null }> }
          | { __typename: 'QuizTable', questionCount: number, questions: Array<{ __typename: 'SharedQuestion', question: string, options: Array<string>, viewerPick: number | null, otherPick: number | null, correctAnswer: number | null }> }
          | { __typename: 'StatementsTable', rounds: Array<{ __typename: 'StatementsRound', isByViewer: boolean, statements: Array<string>, lie: number | null, guess: number | null }> }
         | null } }
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PlayMoveSuccess', gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, hardness: QuizHardness | null, endsAt: string | null, viewerScore: number, otherScore: number, game: { __typename: 'Game', id: string, name: string }, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number } | null }, table:
          | { __typename: 'CardsTable', cards: Array<{ __typename: 'DrawnCard', isViewers: boolean, kind: PromptKind, text: string, reply: string | null, isDone: boolean | null }> }
          | { __typename: 'QuizTable', questionCount: number, questions: Array<{ __typename: 'SharedQuestion', question: string, options: Array<string>, viewerPick: number | null, otherPick: number | null, correctAnswer: number | null }> }
          | { __typename: 'StatementsTable', rounds: Array<{ __typename: 'StatementsRound', isByViewer: boolean, statements: Array<string>, lie: number | null, guess: number | null }> }
         | null } }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type SharedGameFragment = { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, hardness: QuizHardness | null, endsAt: string | null, viewerScore: number, otherScore: number, game: { __typename: 'Game', id: string, name: string }, match: { __typename: 'Match', id: string, gameSession: { __typename: 'GameSession', id: string, version: number } | null }, table:
    | { __typename: 'CardsTable', cards: Array<{ __typename: 'DrawnCard', isViewers: boolean, kind: PromptKind, text: string, reply: string | null, isDone: boolean | null }> }
    | { __typename: 'QuizTable', questionCount: number, questions: Array<{ __typename: 'SharedQuestion', question: string, options: Array<string>, viewerPick: number | null, otherPick: number | null, correctAnswer: number | null }> }
    | { __typename: 'StatementsTable', rounds: Array<{ __typename: 'StatementsRound', isByViewer: boolean, statements: Array<string>, lie: number | null, guess: number | null }> }
   | null } & { ' $fragmentName'?: 'SharedGameFragment' };

export const SharedGameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"hardness"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerScore"}},{"kind":"Field","name":{"kind":"Name","value":"otherScore"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"statements"}},{"kind":"Field","name":{"kind":"Name","value":"lie"}},{"kind":"Field","name":{"kind":"Name","value":"guess"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isViewers"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPick"}},{"kind":"Field","name":{"kind":"Name","value":"otherPick"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SharedGameFragment, unknown>;
export const GameTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"hardness"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerScore"}},{"kind":"Field","name":{"kind":"Name","value":"otherScore"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"statements"}},{"kind":"Field","name":{"kind":"Name","value":"lie"}},{"kind":"Field","name":{"kind":"Name","value":"guess"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isViewers"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPick"}},{"kind":"Field","name":{"kind":"Name","value":"otherPick"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GameTableQuery, GameTableQueryVariables>;
export const InviteToGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteToGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteToGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteToGameSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"hardness"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerScore"}},{"kind":"Field","name":{"kind":"Name","value":"otherScore"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"statements"}},{"kind":"Field","name":{"kind":"Name","value":"lie"}},{"kind":"Field","name":{"kind":"Name","value":"guess"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isViewers"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPick"}},{"kind":"Field","name":{"kind":"Name","value":"otherPick"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteToGameMutation, InviteToGameMutationVariables>;
export const PlayMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"hardness"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerScore"}},{"kind":"Field","name":{"kind":"Name","value":"otherScore"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"statements"}},{"kind":"Field","name":{"kind":"Name","value":"lie"}},{"kind":"Field","name":{"kind":"Name","value":"guess"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardsTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isViewers"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizTable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPick"}},{"kind":"Field","name":{"kind":"Name","value":"otherPick"}},{"kind":"Field","name":{"kind":"Name","value":"correctAnswer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlayMoveMutation, PlayMoveMutationVariables>;
export function useGameTableQuery(options: Apollo.useQuery.Options<GameTableQuery, GameTableQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(GameTableDocument, options as Apollo.useQuery.Options<GameTableQuery, GameTableQueryVariables>);
}

export function useInviteToGameMutation(options?: Apollo.useMutation.Options<InviteToGameMutation, InviteToGameMutationVariables>) {
  return useAnswer(InviteToGameDocument, options);
}

export function usePlayMoveMutation(options?: Apollo.useMutation.Options<PlayMoveMutation, PlayMoveMutationVariables>) {
  return useAnswer(PlayMoveDocument, options);
}