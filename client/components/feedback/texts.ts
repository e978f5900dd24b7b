import { brand } from '#rules/brand.ts';
import { messages as rules } from '#rules/feedback.ts';

export const texts = {
  title: 'Beta Feedback',
  description: 'Tell us how it goes. One answer is enough.',
  rating: 'Your rating',
  star: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  hints: [
    'Rate your experience (1-5 stars) ⭐',
    "We'll do better! 😔",
    'Room for improvement 🤔',
    "It's okay 🙂",
    'Pretty good! 😊',
    'Amazing! 🤩',
  ],
  submit: 'Submit Feedback',
  submitting: 'Submitting...',
  empty: { title: 'Empty feedback', description: rules.empty },
  failed: { title: 'Error', description: 'Failed to submit feedback. Please try again.' },
  thanks: { title: 'Thank you! 🙏', description: `Your feedback helps us build a better ${brand.name}` },
} as const;

export const areas = [
  { name: 'bugReport', label: 'Bug report', placeholder: 'What went wrong, and where?' },
  { name: 'featureRequest', label: 'Feature request', placeholder: 'What is missing?' },
  { name: 'generalFeedback', label: 'General feedback', placeholder: 'Anything else on your mind?' },
] as const;
