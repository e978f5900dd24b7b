import { type GameType, games, gameTypes } from '#rules/games.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { matchHolding } from '#server/features/matches/service.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { bestOf, dealOf, finishGame, isOpen, playGame, playsOf, quizOffer, resultOf } from './service.ts';
import { inviteToGame, playMove, seenByViewer, sessionIn } from './session-service.ts';

export const resolvers: Resolvers = {
  Query: {
    games: () => gameTypes.map((id) => ({ id })),
    game: (_parent, { type }) => ({ id: type }),
    quiz: () => quizOffer(),
  },
  Mutation: {
    playGame: (_parent, { input }, ctx) => playGame(ctx, input),
    finishGame: (_parent, { input }, ctx) => finishGame(ctx, input),
    inviteToGame: (_parent, { input }, ctx) => inviteToGame(ctx, input),
    playMove: (_parent, { input }, ctx) => playMove(ctx, input),
  },
  Match: {
    gameSession: (match, _args, ctx) => sessionIn(ctx, match),
  },
  Viewer: {
    gamePlays: ({ id }, _args, ctx) => playsOf(ctx, id),
  },
  Game: {
    type: ({ id }) => id,
    name: ({ id }) => games[id].name,
    description: ({ id }) => games[id].description,
    icon: ({ id }) => games[id].icon,
    tierRequired: ({ id }) => games[id].tier,
    isOpen: ({ id }, _args, ctx) => isOpen(ctx, id),
    best: ({ id }, _args, ctx) => bestOf(ctx, id),
  },
  GamePlay: {
    game: ({ gameType }) => ({ id: gameType as GameType }),
    deal: (play) => dealOf(play),
    result: (play) => resultOf(play),
  },
  GameSession: {
    match: (session, _args, ctx) => matchHolding(ctx, session),
    game: ({ game }) => ({ id: game as GameType }),
    isInvitedByViewer: ({ inviterId }, _args, ctx) => inviterId === requireViewer(ctx).userId,
    status: (session, _args, ctx) => seenByViewer(ctx, session).status,
    isViewersTurn: (session, _args, ctx) => seenByViewer(ctx, session).isViewersTurn,
    endsAt: (session, _args, ctx) => seenByViewer(ctx, session).endsAt,
    viewerScore: (session, _args, ctx) => seenByViewer(ctx, session).viewerScore,
    otherScore: (session, _args, ctx) => seenByViewer(ctx, session).otherScore,
    table: (session, _args, ctx) => seenByViewer(ctx, session).table,
  },
};
