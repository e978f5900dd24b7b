import { clearToasts } from '#client/ui/toast.tsx';
import { type ReviewDraftMutation, useReviewDraftMutation } from './companion.generated.ts';
import { failureOf, failureOfCode, tellFailure } from './failures.ts';
import { texts } from './texts.ts';

type Review = Extract<ReviewDraftMutation['reviewDraft'], { __typename: 'ReviewDraftSuccess' }>;
export type Feedback = NonNullable<Review['feedback']>;

/** `hasHelpLines` is true if the writer sounds in distress. */
export function useDraftReview() {
  const [mutate, { data, loading }] = useReviewDraftMutation({ fetchPolicy: 'no-cache' });
  const answer = data?.reviewDraft;

  async function review(draft: string): Promise<void> {
    try {
      const said = await mutate({ draft });
      if (said.__typename === 'ReviewDraftSuccess') clearToasts('companion');
      else tellFailure(failureOfCode(said), texts.draftFailed);
    } catch (error) {
      tellFailure(failureOf(error), texts.draftFailed);
    }
  }

  const { feedback = null, hasHelpLines = false } = answer?.__typename === 'ReviewDraftSuccess' ? answer : {};
  return { feedback, hasHelpLines, review, isAsking: loading };
}
