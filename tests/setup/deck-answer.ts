/** What the server answers to the query of /browse. */
const quota = { __typename: 'ViewQuota', limit: 50, remaining: 50, canViewMore: true, resetsAt: null };
const viewer = {
  __typename: 'Viewer',
  id: 'me',
  plan: { __typename: 'HeldPlan', name: null, abilities: [] },
  likesLeft: 5,
  superLikesLeft: 1,
  viewQuota: quota,
  profile: null,
};
export const person = (id: string) => ({
  __typename: 'Profile',
  id,
  fullName: id,
  age: 30,
  gender: 'FEMALE',
  bio: '',
  location: '',
  interests: [],
  heightCm: null,
  education: null,
  religion: null,
  smoking: null,
  drinking: null,
  isVerified: false,
  activity: null,
  distanceText: null,
  visiting: null,
  compatibility: null,
  photos: [],
});
export const deckOf = (...ids: string[]) => ({
  viewer,
  deck: { __typename: 'Deck', profiles: ids.map(person), end: 'EVERYONE_SEEN' },
});
