
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ChatEvent": [
      "MessageAdded",
      "MessagesRead",
      "TypingChanged"
    ],
    "CompleteBetaOnboardingPayload": [
      "CompleteBetaOnboardingSuccess"
    ],
    "CompletePhotoUploadPayload": [
      "CompletePhotoUploadSuccess",
      "NotAvailable",
      "PhotoRejected"
    ],
    "CreateAccessTokenPayload": [
      "CreateAccessTokenSuccess",
      "InvalidInput"
    ],
    "CreatePhotoUploadPayload": [
      "CreatePhotoUploadSuccess",
      "InvalidInput",
      "PhotoRejected"
    ],
    "CreateProfilePayload": [
      "CreateProfileSuccess",
      "InvalidInput",
      "ProfileExists",
      "Underage"
    ],
    "GrantEntitlementPayload": [
      "GrantEntitlementSuccess",
      "InvalidInput",
      "NotAvailable"
    ],
    "LikeProfilePayload": [
      "LikeProfileSuccess",
      "LimitReached",
      "NotAvailable"
    ],
    "MarkMessagesReadPayload": [
      "MarkMessagesReadSuccess",
      "NotAvailable",
      "PremiumRequired"
    ],
    "PassProfilePayload": [
      "NotAvailable",
      "PassProfileSuccess"
    ],
    "RecordProfileViewPayload": [
      "LimitReached",
      "NotAvailable",
      "RecordProfileViewSuccess"
    ],
    "RefreshSessionPayload": [
      "RefreshSessionSuccess"
    ],
    "RevokeAccessTokenPayload": [
      "NotAvailable",
      "RevokeAccessTokenSuccess"
    ],
    "SendMessagePayload": [
      "IdempotencyConflict",
      "InvalidInput",
      "NotAvailable",
      "PremiumRequired",
      "SendMessageSuccess"
    ],
    "SetTypingPayload": [
      "NotAvailable",
      "PremiumRequired",
      "SetTypingSuccess"
    ],
    "SignInPayload": [
      "AccountSuspended",
      "InvalidCredentials",
      "InvalidInput",
      "SignInSuccess"
    ],
    "SignOutPayload": [
      "SignOutSuccess"
    ],
    "SignUpPayload": [
      "AlreadyRegistered",
      "InvalidInput",
      "SignUpSuccess"
    ],
    "SuperLikeProfilePayload": [
      "LimitReached",
      "NotAvailable",
      "SuperLikeProfileSuccess"
    ],
    "SuspendAccountPayload": [
      "InvalidInput",
      "NotAvailable",
      "SuspendAccountSuccess"
    ],
    "UndoPassPayload": [
      "NothingToUndo",
      "UndoPassSuccess"
    ],
    "UpdateLocationPayload": [
      "InvalidInput",
      "NotAvailable",
      "UpdateLocationSuccess"
    ],
    "UserError": [
      "AccountSuspended",
      "AlreadyRegistered",
      "IdempotencyConflict",
      "InvalidCredentials",
      "InvalidInput",
      "LimitReached",
      "NotAvailable",
      "NothingToUndo",
      "PhotoRejected",
      "PremiumRequired",
      "ProfileExists",
      "Underage"
    ],
    "ViewerEvent": [
      "EntitlementChanged",
      "MatchCreated",
      "UnreadChanged"
    ]
  }
};
      export default result;
    