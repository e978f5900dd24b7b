import { type GameType, games, gameTypes } from '#rules/games.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { bestOf, dealOf, finishGame, isOpen, playGame, playsOf, quizOffer, resultOf } from './service.ts';

export const resolvers: Resolvers = {
  Query: {
    games: () => gameTypes.map((id) => ({ id })),
    game: (_parent, { type }) => ({ id: type }),
    quiz: () => quizOffer(),
  },
  Mutation: {
    playGame: (_parent, { input }, ctx) => playGame(ctx, input),
    finishGame: (_parent, { input }, ctx) => finishGame(ctx, input),
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
};
