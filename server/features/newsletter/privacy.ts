import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };

const content: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'words of our own, about nobody', until: 'names nobody' },
};

/**
 * Rows are found by the account's address, and those of its former addresses by its id. People are on the list with and without an account.
 */
export const privacy: PrivacyRegister = {
  newsletter_subscribers: {
    id: own,
    email: { ...own, owner: 'address', by: 'erasure' },
    source: own,
    consent_given: own,
    consent_timestamp: own,
    unsubscribed_at: own,
    user_id: { ...own, owner: 'account' },
    has_bounced: own,
  },
  newsletter_articles: {
    id: content,
    slug: content,
    position: content,
    day: content,
    category: content,
    subject: content,
    title: content,
    content,
    edited_at: content,
    removed_at: content,
  },
  newsletter_issues: {
    id: content,
    day: content,
    source: content,
    article_id: content,
    subject: content,
    title: content,
    content,
    lagos_date: content,
    started_at: content,
    recipients: content,
    sent: content,
    bounced: content,
    skipped: content,
    expanded_at: content,
    finished_at: content,
    mistrusted_at: content,
  },
  newsletter_deliveries: {
    issue_id: own,
    subscriber_id: { ...own, owner: { through: 'newsletter_subscribers' } },
    state: own,
    tried_at: own,
    settled_at: own,
  },
};
