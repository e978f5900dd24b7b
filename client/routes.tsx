import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { Opening } from './shell/Opening.tsx';
import { RouteError } from './shell/RouteError.tsx';
import {
  adminGuard,
  betaWelcomeGuard,
  profileGuard,
  profileSetupGuard,
  signedInGuard,
  signedOutGuard,
} from './shell/route-guards.ts';
import { Shell } from './shell/Shell.tsx';
import { Site } from './shell/Site.tsx';

type Page = NonNullable<LazyRouteFunction<RouteObject>>;

const page = (path: string, lazy: Page, loader?: LoaderFunction): RouteObject => ({ path, lazy, loader });

/** Where a sign-in mostly leads. Its layouts come with it. */
export const browsePage = () => import('./features/discovery/BrowsePage.tsx');

/** The deck is asked for while the page is drawn. */
const deckGuard: LoaderFunction = async (args) =>
  (await profileGuard(args)) ?? (await browsePage()).begin(args.request);

/** Every address of the product. Route guards run before a page is drawn. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
    children: [
      {
        Component: Site,
        children: [
          page(paths.home, () => import('./features/home/HomePage.tsx')),
          // Light pages that stand without Apollo, like the landing page.
          page(paths.privacyPolicy, () => import('./features/legal/PrivacyPolicyPage.tsx')),
          page(paths.termsOfService, () => import('./features/legal/TermsPage.tsx')),
          page(paths.unsubscribe, () => import('./features/newsletter/UnsubscribePage.tsx')),
          page(paths.trustedFriend, () => import('./features/check-ins/FriendPage.tsx')),
          page(paths.sharedPlan, () => import('./features/check-ins/SharedPlanPage.tsx')),
          { path: '*', lazy: () => import('./shell/NotFoundPage.tsx') },
        ],
      },
      page(paths.auth, () => import('./features/accounts/AuthPage.tsx'), signedOutGuard),
      {
        // One layer below the others, so that its weight is not theirs.
        lazy: () => import('./shell/ApolloLayout.tsx'),
        children: [
          {
            lazy: () => import('./features/calls/CallLayer.tsx'),
            children: [
              {
                Component: Site,
                children: [
                  page(paths.pricing, () => import('./features/pricing/PricingPage.tsx')),
                  page(paths.newsletter, () => import('./features/newsletter/NewsletterPage.tsx')),
                  page(paths.article, () => import('./features/newsletter/NewsletterPage.tsx')),
                ],
              },
              {
                lazy: () => import('./shell/AppLayout.tsx'),
                children: [
                  page(paths.betaWelcome, () => import('./features/accounts/BetaWelcomePage.tsx'), betaWelcomeGuard),
                  page(paths.profileSetup, () => import('./features/profiles/ProfileSetupPage.tsx'), profileSetupGuard),
                  page(paths.profile, () => import('./features/profiles/ProfilePage.tsx'), profileGuard),
                  page(paths.authReset, () => import('./features/accounts/ResetPage.tsx')),
                  page(paths.authCode, () => import('./features/accounts/CodePage.tsx')),
                  page(paths.authVerify, () => import('./features/accounts/VerifyEmailPage.tsx')),
                  page(paths.profileEdit, () => import('./features/profiles/ProfileEditPage.tsx'), profileGuard),
                  page(paths.settings, () => import('./features/settings/SettingsPage.tsx'), signedInGuard),
                  page(paths.browse, browsePage, deckGuard),
                  page(paths.matches, () => import('./features/matches/MatchesPage.tsx'), signedInGuard),
                  page(paths.whoLikesYou, () => import('./features/likers/LikersPage.tsx'), profileGuard),
                  page(paths.explore, () => import('./features/explore/ExplorePage.tsx'), signedInGuard),
                  page(paths.companion, () => import('./features/companion/CompanionPage.tsx'), signedInGuard),
                  page(paths.support, () => import('./features/support/SupportPage.tsx'), signedInGuard),
                  page(paths.dataPrivacy, () => import('./features/data-rights/DataPrivacyPage.tsx'), signedInGuard),
                  page(paths.safeWay, () => import('./features/check-ins/SafeWayPage.tsx'), signedInGuard),
                  page(paths.dateIdeas, () => import('./features/date-ideas/DateIdeasPage.tsx'), signedInGuard),
                  page(paths.dateIdea, () => import('./features/date-ideas/DateIdeaPage.tsx'), signedInGuard),
                  page(paths.games, () => import('./features/games/GamesPage.tsx'), signedInGuard),
                  page(paths.game, () => import('./features/games/GamePage.tsx'), signedInGuard),
                  page(paths.admin, () => import('./features/admin/AdminPage.tsx'), adminGuard),
                  page(paths.chat, () => import('./features/chat/ChatPage.tsx'), signedInGuard),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
