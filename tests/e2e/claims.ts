/**
 * Every sentence of the pages that sell, beside what makes it true: a rule that is asked here, or a test that shows it (`file: title`).
 * claims.spec.ts holds the table to the screens, both ways.
 */
import { brand } from '#rules/brand.ts';
import { type Ability, can, likesPerDay, type Plan, superLikesPerDay } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { nairaText, plans } from '#rules/plans.ts';
import { prepaidKobo, prepaidLimits } from '#rules/prepaid.ts';

export type Ground = (() => boolean) | `${string}: ${string}`;
export type Claims = readonly (readonly [ground: Ground, ...sentences: string[]])[];

const paid: readonly Plan[] = ['gold', 'diamond', 'soul'];
/** Exactly these plans have the abilities. */
const have =
  (those: readonly Plan[], ...abilities: Ability[]): Ground =>
  () =>
    abilities.every((ability) =>
      (['free', ...paid] as Plan[]).every((plan) => can(plan, ability) === those.includes(plan)),
    );

const { billing, beta, games, views } = limits;
const price = (plan: 'gold' | 'diamond' | 'soul'): string => nairaText(plans[plan].koboAMonth);
const trial = 'billing-checkout.test.ts: is one a person: used, the next checkout has none' as const;
const oneCard =
  'billing-checkout.test.ts: is one a card: somebody else’s second one is cancelled, brings nothing and costs nothing' as const;
const bought =
  'pricing.spec.ts: a plan is bought on a free trial, opens where one is, is changed, cancelled, and ends' as const;
const failing = 'pricing.spec.ts: a card that fails later puts the plan at risk, and another one saves it' as const;
const paidOnce =
  'prepaid.spec.ts: a week is paid by transfer, another waits and is given back, and a letter says each' as const;
const wrongSum = 'prepaid.spec.ts: too little opens nothing and goes back; what the bank takes back ends' as const;
/** The specification fixes these words. */
const fixed = 'spec-table.spec.ts: Marketing numbers are fixed: 50K+, 10K+, 4.8; three sample profiles.' as const;
const fixedTrial =
  'spec-table.spec.ts: Trial promotion: 30 days, no credit card. Beta: first 100 people until February 14, 2026.' as const;

const landing: Claims = [
  [fixed, '4.8 star rating', '50K+', '10K+', '4.8', 'Join over 50,000 single Nigerians who want something real.'],
  [
    fixedTrial,
    'No credit card',
    '30-day free trial',
    'Free to start',
    'Free to start, and made for how we meet: with respect, with humour, and with family never far away.',
    'On iOS and Android',
  ],
  [
    () => likesPerDay('free') === limits.likesPerDay.free,
    'Two minutes for a profile, free likes every day, and no credit card.',
  ],
  [
    'deck.test.ts: carries photos, badge, age, distance and reasons',
    'AI-powered compatibility by your interests, values and preferences.',
    'We show you why you fit, not only that you do.',
  ],
  [
    'companion-advice.test.ts: an opener for football and jollof names both',
    'Conversation starters that lead past “hi”: what you both like, in words you would really use.',
  ],
  [
    'location.test.ts: is kept nowhere: in no column of any table, no job, no line of the log, no event and no answer',
    'Verified profiles and secure messaging.',
    'Others see your town and about how far you are, never where exactly.',
  ],
  [
    () => beta.places === 100,
    'It ran until February 14, 2026 and gave its first 100 people all premium features free, a beta badge and launch discounts.',
  ],
  [trial, `${brand.name} stays free to start: likes every day without a card, and a 30-day free trial.`],
  [
    'newsletter.test.ts: needs consent and an address, and says the first that is wrong',
    'Leave your email and we write to you when something opens, before we tell anybody else.',
  ],
];

const pricing: Claims = [
  [
    () =>
      plans.gold.koboAMonth === 288_800 && plans.diamond.koboAMonth === 588_800 && plans.soul.koboAMonth === 388_800,
    '₦2,888',
    '₦5,888',
    '₦3,888',
    'a month',
  ],
  [
    () => !can('free', 'messages') && likesPerDay('free') !== 0,
    'Liking and matching are free, for as long as you wish.',
  ],
  [
    have(paid, 'messages', 'calls', 'companion'),
    'A plan adds the talking: messages, calls, and a coach who listens.',
    'AI companion',
    'AI conversation practice',
    'Coaching',
    'Scenarios',
    `Practise with ${brand.companion}, your AI coach.`,
  ],
  [
    () => billing.trialDays === 30,
    ...(['gold', 'diamond', 'soul'] as const).map((plan) => `30 days free, then ${price(plan)} a month.`),
  ],
  [
    bought,
    'Try any plan first.',
    'Nothing is charged before the free days are over.',
    'Cancel anytime.',
    'At any time, up or down.',
    'You see what it changes in the price before you confirm.',
    'Under “Manage Subscription” on this page, in a few seconds and without a call.',
    'You keep your plan until the days that you paid for are over.',
    'By card, yes: a plan goes on from month to month until you cancel it, and this page always shows the day of the next payment.',
  ],
  [
    'test-payments.test.ts: says that it is a test, runs nothing, loads nothing, and sends its forms here only',
    'No money is taken here: you pay with a test card.',
  ],
  [
    () => likesPerDay('gold') === null && can('gold', 'messages'),
    'Unlimited chats and likes',
    'Say hello, and keep talking.',
  ],
  [have(paid, 'calls'), 'Video calls'],
  [have(paid, 'priority_support'), 'Priority support'],
  [have(paid, 'advanced_matching'), 'Advanced matching'],
  [() => plans.diamond.isMostPopular, 'Most Popular'],
  [
    () => paid.every((plan) => can('gold', 'messages') && can(plan, 'messages')),
    'Everything in Gold, and',
    'Shared with Gold',
  ],
  [
    have(['diamond'], 'coach_voice', 'hd_calls', 'weekly_boost', 'top_of_search', 'advanced_filters'),
    'Voice AI',
    'HD video',
    'Weekly boosts',
    'Top of search',
    'Advanced filters',
    'Be seen first, be heard well.',
  ],
  [have(['diamond', 'soul'], 'flirt_feedback'), 'Flirt feedback'],
  [have(paid, 'date_ideas'), 'Venues database', 'Date ideas and venues'],
  [have(paid, 'who_likes_you'), 'See who liked you'],
  [have(paid, 'messages'), 'Read receipts'],
  [have(['soul'], 'progress'), 'Progress tracking', 'Weekly reports'],
  [have(['soul'], 'platinum_games'), 'Platinum games'],
  [
    paidOnce,
    'By bank transfer, USSD or wallet, without a card.',
    'What you pay once never renews.',
    'once, for 30 days of Gold',
  ],
  [
    () => prepaidLimits.remindMs === 3 * 86_400_000,
    'It does not renew: it ends by itself, and we write to you three days before.',
  ],
  [() => prepaidKobo('gold', 'month') === plans.gold.koboAMonth, 'As much as a month by card, for 30 days.'],
  [
    'prepaid.test.ts: wait, and the one after moves up when the first goes back',
    'It begins with the payment.',
    'If you have days of the same plan, or a cancelled subscription, it begins when they end.',
  ],
  [
    wrongSum,
    'Send the exact amount.',
    'What is beyond the price comes back to you.',
    'Too little opens nothing, and all of it comes back.',
  ],
  [
    'companion.spec.ts: without a plan: what it is, that it is an AI, and the way to the plans',
    `${brand.companion} is an AI coach, not a person.`,
    'It answers from a written guide and our list of places, not from a language model.',
  ],
  [
    paidOnce,
    'In naira, on the page of our payment provider: by card once a month, or once by bank transfer, USSD or wallet.',
    'We never see the number of your card or account.',
  ],
  [trial, 'Everybody, once: the first 30 days of your first plan are free.'],
  [oneCard, 'There is one trial for each person, and one for each card.'],
  [() => billing.graceDays === 7, 'Your plan stays open for 7 days, and we try the card again.'],
  [
    failing,
    'Put in another card under “Manage Subscription” and nothing is lost; otherwise the plan ends, and your profile and matches stay.',
  ],
];

/** Of somebody who is signed in and has no plan: what the locked pages say. */
const locked: Claims = [
  [
    'billing-checkout.test.ts: needs a confirmed address, and nothing else does',
    'Open the link that we mailed you, and your first plan begins with a free trial.',
    'Without it payment starts today.',
  ],
  [bought, ...(['gold', 'diamond', 'soul'] as const).map((plan) => `${price(plan)} today, then every month.`)],
  [
    have(paid, 'who_likes_you'),
    'On a plan this page shows the people who like you, so that you can like them back at once.',
  ],
  [
    have(paid, 'date_ideas'),
    'On a plan this page is a guide to more than 200 real places for dates in Lagos, Abuja, Port Harcourt and Ibadan: by date, budget and kind, with what they typically cost, when they are best, and tips.',
  ],
  [
    have(paid, 'companion'),
    'Try things out where nothing can go wrong.',
    `${brand.companion} plays the other person, and tells you what works and why.`,
    'Write the first words to somebody you have just matched with, so that they want to answer.',
    'Go from chatting to a clear, safe plan: a public place, a day, a time, and an easy way to say no.',
    'Keep a good conversation alive: follow what they said, give something of yourself, and ask the next question.',
    'Say thank you, say what you enjoyed, and find out kindly whether there will be a second date.',
    'Wake up a chat that has gone quiet, say sorry where it is due, and know when to let it rest.',
    'Where to go with how much, how to begin, what to answer, how to stay safe: straight answers, nothing to practise.',
  ],
  [have(paid, 'messages'), 'Upgrade to premium to send and read messages.'],
  [have(['soul'], 'platinum_games'), 'This game belongs to the Soul plan.'],
];

/** What the dialogs say that open where a plan is missing; claims.spec.ts reads them from their table. */
export const dialogs: Claims = [
  [() => likesPerDay('free') === 5, 'Everybody has 5 likes a day.'],
  [
    have(paid, 'unlimited_likes', 'unlimited_views'),
    'On a plan you like as many people as you wish.',
    'Unlimited likes',
    'Unlimited likes and views',
  ],
  [() => superLikesPerDay('gold') === 5 && superLikesPerDay('free') === 1, '5 super likes a day instead of 1'],
  [() => views.perHour === 50 && !can('free', 'unlimited_views'), 'No limit of 50 profiles an hour'],
  [
    have(paid, 'messages'),
    'Messages with every match',
    'See when they are typing',
    'See when your messages were read',
    'Upgrade to premium to send and read messages.',
  ],
  [
    have(paid, 'who_likes_you'),
    'On a plan you see everybody who likes you, and liking them back is a match at once.',
    'Everybody who likes you, newest first',
    'See everybody who likes you',
  ],
  [
    have(['diamond'], 'advanced_filters'),
    'Diamond adds advanced filters to those that everybody has.',
    'Only verified people',
    'Only people who were active lately',
    'Height, from and to',
    'Shared interests',
  ],
  [have(paid, 'calls'), 'Upgrade to premium to make voice and video calls.', 'Voice and video calls with every match'],
  [
    have(paid, 'companion'),
    `${brand.companion} is an AI dating coach: try out a first message, plan a date, or revive a chat that went quiet.`,
    'Scenarios from the first message to the day after',
    'Tips on what to say next, and why',
  ],
  [
    have(paid, 'date_ideas'),
    'On a plan you have the guide to places for dates in Lagos, Abuja, Port Harcourt and Ibadan.',
    'More than 100 places, by city, budget and kind',
    'What they typically cost, and when they are best',
  ],
  [
    have(paid, 'travel'),
    'Travel mode shows you people in another town, and shows you to them with the words “Visiting”.',
    'Any Nigerian town, and home again with one tap',
  ],
  [have(paid, 'boost'), 'Boosts of an hour, one at a time'],
  [() => games.playsPerDay === 5, 'Everybody has 5 plays a day of the free games.'],
  [
    have(paid, 'gold_games'),
    'On a plan you play as often as you wish.',
    'Unlimited plays',
    'Emoji Story',
    'Emoji Story, and unlimited plays',
  ],
  [
    have(['soul'], 'platinum_games'),
    `${brand.companion}, at ${price('soul')} a month, is our platinum plan: it opens every game.`,
    'Pairs and Memory Match',
  ],
  [have(['soul'], 'progress'), 'Progress and weekly reports of your coaching'],
];

export const claims = { landing, pricing, locked };

/** Names, prices and places of the cards, and words that promise nothing. */
export const labels: readonly (string | RegExp)[] = [
  brand.tagline,
  'people',
  'star rating',
  'successful matches',
  'Product designer in Lagos',
  'Civil engineer in Abuja',
  'Pharmacist in Kano',
  'Examples, drawn by us.',
  'The real people are waiting inside.',
  'The next good story may as well be yours.',
  'From Lagos to Kano, from Ẹ káàbọ̀ to Nnọọ and Barka da zuwa: built here, for how love works here.',
  'TEST MODE',
  'All of it in full stands in the .',
  'Find all eight pairs with as few moves as you can.',
  'AI coach',
  brand.companion,
  'Matches',
  'Active now',
  /^[A-Z]{2}$/,
];
