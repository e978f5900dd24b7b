import {
  account,
  type ColumnPrivacy,
  columns,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

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
    ...columns(own, 'source consent_given consent_timestamp unsubscribed_at'),
    user_id: account,
    has_bounced: own,
  },
  newsletter_articles: columns(content, 'id slug position day category subject title content edited_at removed_at'),
  newsletter_issues: {
    ...columns(content, 'id day source article_id subject title content lagos_date started_at recipients sent bounced'),
    ...columns(content, 'skipped expanded_at finished_at mistrusted_at'),
  },
  newsletter_deliveries: {
    issue_id: own,
    subscriber_id: { ...own, owner: { through: 'newsletter_subscribers' } },
    ...columns(own, 'state tried_at settled_at'),
  },
};
