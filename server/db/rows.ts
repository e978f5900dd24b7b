import type { Selectable } from 'kysely';
import type * as tables from './rows.generated.ts';

export type UserRow = Selectable<tables.UsersTable>;
export type SessionRow = Selectable<tables.SessionsTable>;
export type AccessTokenRow = Selectable<tables.AccessTokensTable>;
export type EntitlementRow = Selectable<tables.EntitlementsTable>;
export type PhotoRow = Selectable<tables.ProfilePhotosTable>;
export type ProfileRow = Selectable<tables.ProfilesTable>;
export type MatchRow = Selectable<tables.MatchesTable>;
export type MessageRow = Selectable<tables.MessagesTable>;
export type CallRow = Selectable<tables.CallsTable>;
export type CallDescriptionRow = Selectable<tables.CallDescriptionsTable>;
export type VerificationRow = Selectable<tables.VerificationsTable>;
export type SubscriberRow = Selectable<tables.NewsletterSubscribersTable>;
