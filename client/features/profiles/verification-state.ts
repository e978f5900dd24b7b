export type VerificationState = 'none' | 'pending' | 'verified' | 'rejected';

export const stateWords: Readonly<Record<VerificationState, string>> = {
  none: 'Not verified',
  pending: 'In review',
  verified: 'Verified',
  rejected: 'Rejected',
};

type Selfie = { status: 'PENDING' | 'APPROVED' | 'REJECTED' } | null;

/** The state of the verified tick. A verified person keeps it while another selfie is reviewed. */
export function verificationState(isVerified: boolean, selfie: Selfie): VerificationState {
  if (isVerified) return 'verified';
  if (selfie === null || selfie.status === 'APPROVED') return 'none';
  return selfie.status === 'PENDING' ? 'pending' : 'rejected';
}
