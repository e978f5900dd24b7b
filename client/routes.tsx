import type { RouteObject } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { HomePage } from './features/home/HomePage.tsx';
import { adminGate, authGate, betaWelcomeGate, profileGate, profileSetupGate, signedInGate } from './shell/gates.ts';
import { Opening } from './shell/Opening.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { Shell } from './shell/Shell.tsx';

/** The spec's route table. Gates run before a page is drawn. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
    children: [
      { path: paths.home, Component: HomePage },
      {
        // One layer below the landing page, so that its weight is not the landing page's.
        lazy: () => import('./shell/ApolloLayout.tsx'),
        children: [
          {
            lazy: () => import('./features/calls/CallLayer.tsx'),
            children: [
              { path: paths.auth, loader: authGate, lazy: () => import('./features/accounts/AuthPage.tsx') },
              {
                path: paths.betaWelcome,
                loader: betaWelcomeGate,
                lazy: () => import('./features/accounts/BetaWelcomePage.tsx'),
              },
              {
                path: paths.profileSetup,
                loader: profileSetupGate,
                lazy: () => import('./features/profiles/ProfileSetupPage.tsx'),
              },
              { path: paths.profile, loader: profileGate, lazy: () => import('./features/profiles/ProfilePage.tsx') },
              { path: paths.authReset, lazy: () => import('./features/accounts/ResetPage.tsx') },
              { path: paths.authCode, lazy: () => import('./features/accounts/CodePage.tsx') },
              { path: paths.authVerify, lazy: () => import('./features/accounts/VerifyEmailPage.tsx') },
              {
                path: paths.profileEdit,
                loader: profileGate,
                lazy: () => import('./features/profiles/ProfileEditPage.tsx'),
              },
              {
                path: paths.settings,
                loader: signedInGate,
                lazy: () => import('./features/settings/SettingsPage.tsx'),
              },
              { path: paths.browse, loader: profileGate, lazy: () => import('./features/discovery/BrowsePage.tsx') },
              { path: paths.matches, loader: signedInGate, lazy: () => import('./features/matches/MatchesPage.tsx') },
              { path: paths.whoLikesYou, loader: profileGate, lazy: () => import('./features/likers/LikersPage.tsx') },
              { path: paths.pricing, lazy: () => import('./features/pricing/PricingPage.tsx') },
              {
                path: paths.companion,
                loader: signedInGate,
                lazy: () => import('./features/companion/CompanionPage.tsx'),
              },
              { path: paths.support, loader: signedInGate, lazy: () => import('./features/support/SupportPage.tsx') },
              {
                path: paths.dataPrivacy,
                loader: signedInGate,
                lazy: () => import('./features/data-rights/DataPrivacyPage.tsx'),
              },
              { path: paths.newsletter, lazy: () => import('./features/newsletter/NewsletterPage.tsx') },
              {
                path: paths.dateIdeas,
                loader: signedInGate,
                lazy: () => import('./features/date-ideas/DateIdeasPage.tsx'),
              },
              { path: paths.games, loader: signedInGate, lazy: () => import('./features/games/GamesPage.tsx') },
              { path: paths.game, loader: signedInGate, lazy: () => import('./features/games/GamePage.tsx') },
              { path: paths.admin, loader: adminGate, lazy: () => import('./features/admin/AdminPage.tsx') },
              { path: paths.chat, loader: signedInGate, lazy: () => import('./features/chat/ChatPage.tsx') },
            ],
          },
        ],
      },
      // Light pages that stand without Apollo, like the landing page.
      { path: paths.privacyPolicy, lazy: () => import('./features/legal/PrivacyPolicyPage.tsx') },
      { path: paths.termsOfService, lazy: () => import('./features/legal/TermsPage.tsx') },
      { path: paths.unsubscribe, lazy: () => import('./features/newsletter/UnsubscribePage.tsx') },
      { path: '*', lazy: () => import('./shell/NotFoundPage.tsx') },
    ],
  },
];
