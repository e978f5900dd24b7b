/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What an access token may do. */
export type AccessTokenScope =
  /** Suspend, warn and restore accounts, and decide appeals. */
  | 'ACCOUNTS_SUSPEND'
  /** Write the newsletter's articles and the places for dates. */
  | 'CATALOG_WRITE'
  /** Grant and revoke plans. */
  | 'ENTITLEMENTS_WRITE'
  /** Send the newsletter, and record which addresses are unreachable. */
  | 'NEWSLETTER_SEND'
  /** Create the prices of the plans at the payment provider. */
  | 'PLANS_WRITE'
  /** Decide reports. They are read with USERS_READ. */
  | 'REPORTS_WRITE'
  /** Answer requests for help. They are read with USERS_READ. */
  | 'SUPPORT_WRITE'
  /** Read what administrators read. */
  | 'USERS_READ'
  /** Read and review selfies. */
  | 'VERIFICATION_REVIEW';

/** An account that an administrator names, by exactly one of these two. */
export type AccountRefInput =
  {   /** By its e-mail address. */
  email: string; id?: never; }
  |  { email?: never;   /** By its id. */
  id: string; };

/** An answer of the team. */
export type AnswerSupportTicketInput = {
  /** The answer, 1 to 2,000 characters after trimming. Without it, the request is only closed. */
  content?: string | null | undefined;
  /** Whether it is settled then. */
  isClosed?: boolean;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** The id of the request. */
  ticketId: string;
};

/** What an administrator decides of an appeal. */
export type AppealDecision =
  /** The suspension is lifted. */
  | 'GRANT'
  /** The suspension stays. */
  | 'UPHOLD';

/** How an appeal against a suspension stands. */
export type AppealState =
  /** The suspension was lifted. */
  | 'GRANTED'
  /** None was made. */
  | 'NONE'
  /** The suspension stays. */
  | 'UPHELD'
  /** It waits for a decision. */
  | 'WAITING';

/** An action of an administrator, a script or the server itself. */
export type AuditAction =
  /** Answered or closed a request for help. */
  | 'ANSWER_SUPPORT_TICKET'
  /** A place for dates was checked. */
  | 'CHECK_DATE_IDEA'
  /** Made an access token for scripts. */
  | 'CREATE_ACCESS_TOKEN'
  /** Dismissed all open reports by one person. */
  | 'DISMISS_REPORTS'
  /** Granted a plan. */
  | 'GRANT_ENTITLEMENT'
  /** Made an account an administrator. */
  | 'GRANT_ROLE'
  /** Reports hid the profile. Only in events of former versions. */
  | 'HIDE_PROFILE'
  /** Let a photo stay that looks like a removed one. */
  | 'KEEP_PHOTO'
  /** The decision on the reports ended that limit. */
  | 'LIFT_LIMIT'
  /** Took the removal of a photo back. */
  | 'LIFT_PHOTO_REMOVAL'
  /** Reports showed the profile to fewer people, until one is decided. */
  | 'LIMIT_PROFILE'
  /** Published the plans at the payment provider. */
  | 'PUBLISH_PLANS'
  /** Removed readers whose letters came back from the list. */
  | 'RECORD_NEWSLETTER_BOUNCES'
  /** Hid a place for dates. */
  | 'REMOVE_DATE_IDEA'
  /** Removed an article. */
  | 'REMOVE_NEWSLETTER_ARTICLE'
  /** Removed a photo. */
  | 'REMOVE_PHOTO'
  /** Decided an appeal against a suspension. */
  | 'RESOLVE_APPEAL'
  /** Decided a report. */
  | 'RESOLVE_REPORT'
  /** Lifted a suspension. */
  | 'RESTORE_ACCOUNT'
  /** Decided a selfie for the verified tick. */
  | 'REVIEW_VERIFICATION'
  /** Ended an access token. */
  | 'REVOKE_ACCESS_TOKEN'
  /** Ended plans that were granted. */
  | 'REVOKE_ENTITLEMENT'
  /** Added or changed a place for dates. */
  | 'SAVE_DATE_IDEA'
  /** Added or changed an article. */
  | 'SAVE_NEWSLETTER_ARTICLE'
  /** Sent an issue of the newsletter. */
  | 'SEND_WEEKLY_NEWSLETTER'
  /** The decision on the reports showed the profile again. Only in events of former versions. */
  | 'SHOW_PROFILE'
  /** A person whose reports were dismissed no longer limits anybody. */
  | 'STOP_LIMITS'
  /** Suspended an account. */
  | 'SUSPEND_ACCOUNT'
  /** Warned a person. */
  | 'WARN_ACCOUNT';

/** What a date there costs. */
export type BudgetLevel =
  /** More than NGN 60,000 for two. */
  | 'HIGH'
  /** Little: about NGN 15,000 for two, or less. */
  | 'LOW'
  /** About NGN 15,000 to NGN 60,000 for two. */
  | 'MEDIUM';

/** The cities of the guide. */
export type City =
  /** Abuja, Federal Capital Territory. */
  | 'ABUJA'
  /** Ibadan, Oyo State. */
  | 'IBADAN'
  /** Lagos, Lagos State. */
  | 'LAGOS'
  /** Port Harcourt, Rivers State. */
  | 'PORT_HARCOURT';

/** A token to create. */
export type CreateAccessTokenInput = {
  /** For how many days, 1 to 366. */
  days?: number;
  /** What it is for, 1 to 100 characters. */
  name: string;
  /** What it may do; at least one. */
  scopes: Array<AccessTokenScope>;
};

/** What kind of place it is. */
export type DateIdeaCategory =
  /** Something to do together. */
  | 'ACTIVITY'
  /** Sand and water. */
  | 'BEACH'
  /** Coffee, ice cream and small things. */
  | 'CAFE'
  /** Museums, galleries, theatre and history. */
  | 'CULTURE'
  /** A day out of town, or a resort. */
  | 'GETAWAY'
  /** Drinks, music and late hours. */
  | 'LOUNGE'
  /** Parks, gardens and views. */
  | 'NATURE'
  /** A place to eat. */
  | 'RESTAURANT';

/** Whose reports are dismissed. */
export type DismissReportsByInput = {
  /** Who made them. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the audit row, at most 500 characters. */
  note?: string | null | undefined;
};

/** A grant of a plan. */
export type GrantEntitlementInput = {
  /** The account that gets the plan. */
  account: AccountRefInput;
  /** For how many days from now, 1 to 366. */
  days?: number;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Which plan. Omitted, it is the bare premium flag, which counts as Gold. */
  plan?: PlanId | null | undefined;
  /** Why, for the audit row, at most 500 characters. */
  reason?: string | null | undefined;
};

/** What an article is about. */
export type NewsletterCategory =
  /** Standing up straight. */
  | 'CONFIDENCE'
  /** Learning from what was. */
  | 'GROWTH'
  /** Joy in small things. */
  | 'HAPPINESS'
  /** Love that lasts, and health. */
  | 'LONGEVITY'
  /** Faith and meaning. */
  | 'SPIRITUAL'
  /** Goals, work and money. */
  | 'SUCCESS';

/** The days on which the newsletter goes out. */
export type NewsletterDay =
  /** Monday Motivation, sent on Mondays. */
  | 'MONDAY'
  /** Thursday Thoughts, sent on Thursdays. */
  | 'THURSDAY';

/** How a sending began. */
export type NewsletterIssueSource =
  /** By an administrator. */
  | 'MANUAL'
  /** By the clock: Monday and Thursday, 07:00 in Lagos. */
  | 'SCHEDULED';

/** How far a sending is. */
export type NewsletterIssueState =
  /** Letters are on their way. */
  | 'SENDING'
  /** Every letter was sent or tried; one that failed is tried again for half a day. */
  | 'SENT';

/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'DIAMOND'
  /** The plan Gold. */
  | 'GOLD'
  /** The plan Soul. */
  | 'SOUL';

/** Which plans to publish: all of the catalogue. */
export type PublishPlansInput = {
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** Addresses that a mail service reported. */
export type RecordNewsletterBouncesInput = {
  /** The addresses, 1 to 1,000. */
  emails: Array<string>;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** A place to hide. */
export type RemoveDateIdeaInput = {
  /** The id of the place. */
  dateIdeaId: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** An article to remove. */
export type RemoveNewsletterArticleInput = {
  /** The id of the article. */
  articleId: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** What an administrator decides of a report. */
export type ReportDecision =
  /** Nothing is to be done. A person who was limited for it is in decks again. */
  | 'DISMISS'
  /** The person is suspended. This decides every waiting report about them. */
  | 'SUSPEND'
  /** The person is warned, with the note as the reason. This decides every waiting report about them for the same reason. */
  | 'WARN';

/** How soon somebody has to look at a report. */
export type ReportPriority =
  /** The reason is harassment, or a date that did not feel safe. */
  | 'HIGH'
  /** All other reasons. */
  | 'NORMAL'
  /** The person may be under 18. One such report hides nobody. Two, by people who do not know each other, take the person out of new decks until a moderator has looked, unless a moderator cleared the person before. */
  | 'URGENT';

/** Why somebody is reported. */
export type ReportReason =
  /** Somebody who pretends to be another. */
  | 'FAKE_PROFILE'
  /** Insults, threats, pressure. */
  | 'HARASSMENT'
  /** Photos or words that do not belong here. */
  | 'INAPPROPRIATE_CONTENT'
  /** Something else, told in `description`. */
  | 'OTHER'
  /** Somebody who seems to be under 18. */
  | 'UNDERAGE'
  /** A date with them did not feel safe. It comes from `reviewDate`. */
  | 'UNSAFE_DATE';

/** How a report stands. */
export type ReportState =
  /** The person was warned or suspended. */
  | 'ACTED'
  /** Nothing had to be done. */
  | 'DISMISSED'
  /** It waits for a decision. */
  | 'OPEN';

/** Which appeal, and how it is decided. */
export type ResolveAppealInput = {
  /** The appeal's id. */
  appealId: string;
  /** What is decided about it. */
  decision: AppealDecision;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the person and the audit row, 1 to 500 characters. */
  note: string;
};

/** Which report, and how it is decided. */
export type ResolveReportInput = {
  /** What is decided about it. */
  decision: ReportDecision;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** The reason, for the audit row and the person; required for a warning and a suspension, at most 500 characters. */
  note?: string | null | undefined;
  /** The report's id. */
  reportId: string;
};

/** Whose suspension to lift. */
export type RestoreAccountInput = {
  /** The account to restore. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the audit row, 1 to 500 characters. */
  reason: string;
};

/** Which selfie, and how it is decided. */
export type ReviewVerificationInput = {
  /** What is decided about it. */
  decision: VerificationDecision;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the person; required to reject, at most 500 characters. */
  reason?: string | null | undefined;
  /** The selfie's id. */
  verificationId: string;
};

/** The taking back of granted plans. */
export type RevokeEntitlementInput = {
  /** The account whose plans are taken back. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Which plan. Omitted, every plan that was granted, the bare premium flag included. */
  plan?: PlanId | null | undefined;
  /** Why, for the audit row, at most 500 characters. */
  reason?: string | null | undefined;
};

/** A right that was granted by an administrator. */
export type Role =
  /** May do everything on the admin console. */
  | 'ADMIN';

/** A place for dates to save. */
export type SaveDateIdeaInput = {
  /** The part of the city, 2 to 100 characters. */
  area: string;
  /** The dates it suits: at least one of 1 to 4. */
  bestForDateNumbers: Array<number>;
  /** When it is best, 2 to 100 characters. */
  bestTime: string;
  /** What a date there costs. */
  budgetLevel: BudgetLevel;
  /** What kind of place it is. */
  category: DateIdeaCategory;
  /** The city it is in. */
  city: City;
  /** The id of the one to change; omitted, a new one. */
  dateIdeaId?: string | null | undefined;
  /** What it is, 20 to 500 characters. */
  description: string;
  /** What two people typically spend, 2 to 100 characters. */
  estimatedCost: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Whether it is shown first. */
  isFeatured?: boolean;
  /** Its name, 2 to 100 characters. */
  name: string;
  /** Typical opening hours, 2 to 100 characters. */
  openingHours: string;
  /** Hearts, 1 to 5. */
  romanticScore: number;
  /** What to know: at most four, each of 5 to 200 characters. */
  tips: Array<string>;
};

/** An article to save. */
export type SaveNewsletterArticleInput = {
  /** The id of the one to change; omitted, a new one. */
  articleId?: string | null | undefined;
  /** What it is about. */
  category: NewsletterCategory;
  /** Its text in Markdown, 100 to 20,000 characters: headings, paragraphs, lists, quotations, strong and emphasis. HTML in it is left out. */
  content: string;
  /** The day it is written for. */
  day: NewsletterDay;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** The subject of its letter, 5 to 100 characters. */
  subject: string;
  /** Its title, 5 to 100 characters. */
  title: string;
};

/** An article to send. */
export type SendWeeklyNewsletterInput = {
  /** The article that the caller saw in a dry run. NotAvailable if another one is next by now. Without an id, the next article is sent. */
  articleId?: string | null | undefined;
  /** Which day's article. */
  day: NewsletterDay;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** How a request for help stands. */
export type SupportTicketState =
  /** The team answered. */
  | 'ANSWERED'
  /** It is settled. */
  | 'CLOSED'
  /** It waits for the team. */
  | 'OPEN';

/** Whom to suspend. */
export type SuspendAccountInput = {
  /** The account to suspend. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the audit row, 1 to 500 characters. */
  reason: string;
};

/** What a reviewer decides. */
export type VerificationDecision =
  /** The person is who the photos show. */
  | 'APPROVE'
  /** It cannot be confirmed. */
  | 'REJECT';

/** How far the review of a selfie is. */
export type VerificationStatus =
  /** A reviewer confirmed that the person is who the photos show. */
  | 'APPROVED'
  /** It waits for a reviewer; that takes 24 to 48 hours. */
  | 'PENDING'
  /** A reviewer could not confirm it; see `reason`. */
  | 'REJECTED';

/** Whom to warn. */
export type WarnAccountInput = {
  /** The account to warn. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the person, 1 to 500 characters. */
  reason: string;
};

export type AdminGrantMutationVariables = Exact<{
  input: GrantEntitlementInput;
}>;


export type AdminGrantMutation = { grantEntitlement:
    | { __typename: 'GrantEntitlementSuccess', user: { plan: { name: PlanId | null, endsAt: string | null } } }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
   };

export type AdminRevokeMutationVariables = Exact<{
  input: RevokeEntitlementInput;
}>;


export type AdminRevokeMutation = { revokeEntitlement:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'RevokeEntitlementSuccess', ended: number, user: { plan: { name: PlanId | null, endsAt: string | null } } }
   };

export type AdminSuspendMutationVariables = Exact<{
  input: SuspendAccountInput;
}>;


export type AdminSuspendMutation = { suspendAccount:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'SuspendAccountSuccess', user: { suspendedAt: string | null } }
   };

export type AdminPeopleQueryVariables = Exact<{
  search: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminPeopleQuery = { admin: { users: { nodes: Array<{ id: string, email: string, fullName: string, createdAt: string, suspendedAt: string | null, roles: Array<Role>, isVerified: boolean, openReports: number, plan: { name: PlanId | null, endsAt: string | null } }> } } | null };

export type ArticleFragment = { id: string, isRemoved: boolean, lastSentAt: string | null, article: { slug: string, day: NewsletterDay, category: NewsletterCategory, subject: string, title: string } };

export type AdminArticlesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminArticlesQuery = { admin: { newsletter: { articles: { nodes: Array<{ id: string, isRemoved: boolean, lastSentAt: string | null, article: { slug: string, day: NewsletterDay, category: NewsletterCategory, subject: string, title: string } }> } } } | null };

export type AdminSaveArticleMutationVariables = Exact<{
  input: SaveNewsletterArticleInput;
}>;


export type AdminSaveArticleMutation = { saveNewsletterArticle:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'SaveNewsletterArticleSuccess', article: { id: string, isRemoved: boolean, lastSentAt: string | null, article: { slug: string, day: NewsletterDay, category: NewsletterCategory, subject: string, title: string } } }
   };

export type AdminRemoveArticleMutationVariables = Exact<{
  input: RemoveNewsletterArticleInput;
}>;


export type AdminRemoveArticleMutation = { removeNewsletterArticle:
    | { __typename: 'NotAvailable' }
    | { __typename: 'RemoveNewsletterArticleSuccess', article: { id: string, isRemoved: boolean, lastSentAt: string | null, article: { slug: string, day: NewsletterDay, category: NewsletterCategory, subject: string, title: string } } }
   };

export type AdminBreachScopeQueryVariables = Exact<{
  since: string;
  until: string;
  actor?: AccountRefInput | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminBreachScopeQuery = { admin: { breachScope: { nodes: Array<{ categories: Array<string>, user: { id: string, email: string, fullName: string } }> } } | null };

export type AdminIdeaFragment = { id: string, isRemoved: boolean, editedAt: string | null, idea: { name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean } };

export type AdminDateIdeasQueryVariables = Exact<{
  search: string;
  city?: City | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminDateIdeasQuery = { admin: { dateIdeas: { nodes: Array<{ id: string, isRemoved: boolean, editedAt: string | null, idea: { name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean } }> } } | null };

export type AdminSaveDateIdeaMutationVariables = Exact<{
  input: SaveDateIdeaInput;
}>;


export type AdminSaveDateIdeaMutation = { saveDateIdea:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'SaveDateIdeaSuccess', dateIdea: { id: string, isRemoved: boolean, editedAt: string | null, idea: { name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean } } }
   };

export type AdminRemoveDateIdeaMutationVariables = Exact<{
  input: RemoveDateIdeaInput;
}>;


export type AdminRemoveDateIdeaMutation = { removeDateIdea:
    | { __typename: 'NotAvailable' }
    | { __typename: 'RemoveDateIdeaSuccess', dateIdea: { id: string, isRemoved: boolean, editedAt: string | null, idea: { name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean } } }
   };

export type AdminWarnMutationVariables = Exact<{
  input: WarnAccountInput;
}>;


export type AdminWarnMutation = { warnAccount:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'WarnAccountSuccess', isDryRun: boolean }
   };

export type AdminRestoreMutationVariables = Exact<{
  input: RestoreAccountInput;
}>;


export type AdminRestoreMutation = { restoreAccount:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'RestoreAccountSuccess', user: { suspendedAt: string | null } }
   };

export type AdminAppealsQueryVariables = Exact<{
  state: AppealState;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminAppealsQuery = { admin: { appeals: { nodes: Array<{ id: string, content: string, reason: string, state: AppealState, note: string | null, createdAt: string, decidedAt: string | null, user: { email: string, fullName: string } }> } } | null };

export type AdminResolveAppealMutationVariables = Exact<{
  input: ResolveAppealInput;
}>;


export type AdminResolveAppealMutation = { resolveAppeal:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'ResolveAppealSuccess', appeal: { id: string, state: AppealState, note: string | null, user: { id: string } } }
   };

export type AdminNewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNewsletterQuery = { admin: { newsletter: { subscribers: number, unsubscribed: number, bounced: number, monday: { slug: string, subject: string, title: string } | null, thursday: { slug: string, subject: string, title: string } | null, issues: { nodes: Array<{ id: string, day: NewsletterDay, subject: string, source: NewsletterIssueSource, state: NewsletterIssueState, recipients: number, sent: number, bounced: number, skipped: number, startedAt: string, finishedAt: string | null }> } } } | null };

export type AdminSendNewsletterMutationVariables = Exact<{
  input: SendWeeklyNewsletterInput;
}>;


export type AdminSendNewsletterMutation = { sendWeeklyNewsletter:
    | { __typename: 'NewsletterSending' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'SendWeeklyNewsletterSuccess', emailsSent: number, article: { slug: string, subject: string } }
   };

export type AdminBouncesMutationVariables = Exact<{
  input: RecordNewsletterBouncesInput;
}>;


export type AdminBouncesMutation = { recordNewsletterBounces:
    | { __typename: 'InvalidInput' }
    | { __typename: 'RecordNewsletterBouncesSuccess', removed: number }
   };

export type AdminFiguresQueryVariables = Exact<{
  days: number;
}>;


export type AdminFiguresQuery = { admin: { figures: Array<{ day: string, signUps: number, likes: number, matches: number, messages: number, gamePlays: number, plansStarted: number, reports: number }> } | null };

export type AdminTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTotalsQuery = { admin: { totals: { people: number, activePeople: number, premiumPeople: number, pendingVerifications: number, openReports: number, openAppeals: number, openTickets: number, subscribers: number } } | null };

export type AdminFeedbackQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminFeedbackQuery = { admin: { feedback: { nodes: Array<{ id: string, createdAt: string, featureRating: number | null, bugReport: string | null, featureRequest: string | null, generalFeedback: string | null, user: { email: string, fullName: string } }> } } | null };

export type AdminAuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminAuditQuery = { admin: { auditEvents: { nodes: Array<{ id: string, createdAt: string, action: AuditAction, details: string, isScript: boolean, actor: { email: string, fullName: string } | null, subject: { email: string, fullName: string } | null }> } } | null };

export type AdminPublishPlansMutationVariables = Exact<{
  input: PublishPlansInput;
}>;


export type AdminPublishPlansMutation = { publishPlans:
    | { __typename: 'PaymentsUnavailable' }
    | { __typename: 'PublishPlansSuccess', prices: Array<{ plan: PlanId, isNew: boolean, priceId: string | null }> }
   };

export type AdminReportsQueryVariables = Exact<{
  state: ReportState;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminReportsQuery = { admin: { reports: { nodes: Array<{ id: string, reason: ReportReason, priority: ReportPriority, description: string | null, state: ReportState, note: string | null, createdAt: string, decidedAt: string | null, reporter: { email: string, fullName: string }, reported: { email: string, fullName: string, suspendedAt: string | null }, evidence: Array<{ isByReported: boolean, content: string, sentAt: string }>, shown: { fullName: string, age: number, bio: string, location: string } | null }> } } | null };

export type AdminResolveMutationVariables = Exact<{
  input: ResolveReportInput;
}>;


export type AdminResolveMutation = { resolveReport:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'ResolveReportSuccess', report: { id: string, state: ReportState, note: string | null, reported: { id: string } } }
   };

export type AdminDismissReportsMutationVariables = Exact<{
  input: DismissReportsByInput;
}>;


export type AdminDismissReportsMutation = { dismissReportsBy:
    | { __typename: 'DismissReportsBySuccess', dismissed: number }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
   };

export type AdminVerificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminVerificationsQuery = { admin: { verifications: { nodes: Array<{ id: string, submittedAt: string, selfieUrl: string | null, user: { email: string, fullName: string }, photos: Array<{ url: string }> }> } } | null };

export type AdminReviewMutationVariables = Exact<{
  input: ReviewVerificationInput;
}>;


export type AdminReviewMutation = { reviewVerification:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
    | { __typename: 'ReviewVerificationSuccess', verification: { id: string, status: VerificationStatus, user: { email: string } } }
   };

export type AdminTicketsQueryVariables = Exact<{
  state: SupportTicketState;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminTicketsQuery = { admin: { supportTickets: { nodes: Array<{ id: string, subject: string, state: SupportTicketState, isPriority: boolean, updatedAt: string, user: { email: string, fullName: string }, messages: Array<{ isFromTeam: boolean, content: string, createdAt: string }> }> } } | null };

export type AdminAnswerMutationVariables = Exact<{
  input: AnswerSupportTicketInput;
}>;


export type AdminAnswerMutation = { answerSupportTicket:
    | { __typename: 'AnswerSupportTicketSuccess', ticket: { id: string, state: SupportTicketState, user: { email: string } } }
    | { __typename: 'InvalidInput' }
    | { __typename: 'NotAvailable' }
   };

export type AdminCreateTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type AdminCreateTokenMutation = { createAccessToken:
    | { __typename: 'CreateAccessTokenSuccess', token: string, accessToken: { expiresAt: string } }
    | { __typename: 'InvalidInput' }
   };
