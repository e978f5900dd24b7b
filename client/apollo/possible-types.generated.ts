
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "BlockProfilePayload": [
      "BlockProfileSuccess",
      "NotAvailable"
    ],
    "BoostProfilePayload": [
      "BoostProfileSuccess",
      "BoostRunning",
      "NotAvailable",
      "PremiumRequired"
    ],
    "CallSignal": [
      "CallAnswered",
      "CallOffered",
      "IceCandidateFound"
    ],
    "ChangeEmailPayload": [
      "AlreadyRegistered",
      "ChangeEmailSuccess",
      "InvalidCredentials",
      "InvalidInput",
      "TooManyAttempts"
    ],
    "ChangePasswordPayload": [
      "ChangePasswordSuccess",
      "InvalidCredentials",
      "InvalidInput",
      "TooManyAttempts"
    ],
    "ChatEvent": [
      "MessageAdded",
      "MessagesRead",
      "TypingChanged"
    ],
    "ClearTravelLocationPayload": [
      "ClearTravelLocationSuccess"
    ],
    "CompleteBetaOnboardingPayload": [
      "CompleteBetaOnboardingSuccess"
    ],
    "CompletePhotoUploadPayload": [
      "CompletePhotoUploadSuccess",
      "NotAvailable",
      "PhotoRejected"
    ],
    "ConfirmTwoFactorPayload": [
      "ConfirmTwoFactorSuccess",
      "InvalidTwoFactorCode",
      "TooManyAttempts"
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
    "DeletePhotoPayload": [
      "DeletePhotoSuccess",
      "NotAvailable"
    ],
    "DisableTwoFactorPayload": [
      "DisableTwoFactorSuccess",
      "InvalidCredentials",
      "InvalidTwoFactorCode",
      "TooManyAttempts"
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
    "PauseProfilePayload": [
      "NotAvailable",
      "PauseProfileSuccess"
    ],
    "PrepareCallPayload": [
      "NotAvailable",
      "PremiumRequired",
      "PrepareCallSuccess",
      "TooManyAttempts"
    ],
    "RecordProfileViewPayload": [
      "LimitReached",
      "NotAvailable",
      "RecordProfileViewSuccess"
    ],
    "RefreshSessionPayload": [
      "RefreshSessionSuccess"
    ],
    "ReorderPhotosPayload": [
      "NotAvailable",
      "ReorderPhotosSuccess"
    ],
    "ReplaceRecoveryCodesPayload": [
      "InvalidCredentials",
      "InvalidTwoFactorCode",
      "ReplaceRecoveryCodesSuccess",
      "TooManyAttempts"
    ],
    "ReportProfilePayload": [
      "InvalidInput",
      "NotAvailable",
      "ReportProfileSuccess",
      "TooManyAttempts"
    ],
    "RequestEmailVerificationPayload": [
      "InvalidInput",
      "RequestEmailVerificationSuccess",
      "TooManyAttempts"
    ],
    "RequestPasswordResetPayload": [
      "CaptchaRequired",
      "InvalidInput",
      "RequestPasswordResetSuccess",
      "TooManyAttempts"
    ],
    "ResetPasswordPayload": [
      "AccountSuspended",
      "InvalidInput",
      "InvalidTwoFactorCode",
      "ResetPasswordSuccess",
      "ResetRefused",
      "TooManyAttempts",
      "TwoFactorRequired"
    ],
    "ResumeProfilePayload": [
      "NotAvailable",
      "ResumeProfileSuccess"
    ],
    "ReviewVerificationPayload": [
      "InvalidInput",
      "NotAvailable",
      "ReviewVerificationSuccess"
    ],
    "RevokeAccessTokenPayload": [
      "NotAvailable",
      "RevokeAccessTokenSuccess"
    ],
    "RevokeOtherSessionsPayload": [
      "RevokeOtherSessionsSuccess"
    ],
    "RevokeSessionPayload": [
      "NotAvailable",
      "RevokeSessionSuccess"
    ],
    "SendBetaFeedbackPayload": [
      "InvalidInput",
      "SendBetaFeedbackSuccess",
      "TooManyAttempts"
    ],
    "SendCallSignalPayload": [
      "CallBusy",
      "CallOver",
      "InvalidInput",
      "NotAvailable",
      "PremiumRequired",
      "SendCallSignalSuccess",
      "TooManyAttempts"
    ],
    "SendMessagePayload": [
      "IdempotencyConflict",
      "InvalidInput",
      "NotAvailable",
      "PremiumRequired",
      "SendMessageSuccess"
    ],
    "SetTravelLocationPayload": [
      "NotAvailable",
      "PremiumRequired",
      "SetTravelLocationSuccess"
    ],
    "SetTypingPayload": [
      "NotAvailable",
      "PremiumRequired",
      "SetTypingSuccess"
    ],
    "SignInPayload": [
      "AccountSuspended",
      "CaptchaRequired",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidTwoFactorCode",
      "SignInSuccess",
      "TooManyAttempts",
      "TwoFactorRequired"
    ],
    "SignOutPayload": [
      "SignOutSuccess"
    ],
    "SignUpPayload": [
      "AlreadyRegistered",
      "CaptchaRequired",
      "InvalidInput",
      "SignUpSuccess",
      "TooManyAttempts"
    ],
    "StartTwoFactorPayload": [
      "InvalidCredentials",
      "StartTwoFactorSuccess",
      "TooManyAttempts"
    ],
    "SubmitVerificationPayload": [
      "NotAvailable",
      "PhotoRejected",
      "SubmitVerificationSuccess"
    ],
    "SubscribeToNewsletterPayload": [
      "AlreadySubscribed",
      "CaptchaRequired",
      "InvalidInput",
      "SubscribeToNewsletterSuccess",
      "TooManyAttempts"
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
    "UnblockProfilePayload": [
      "NotAvailable",
      "UnblockProfileSuccess"
    ],
    "UndoPassPayload": [
      "LimitReached",
      "NothingToUndo",
      "UndoPassSuccess"
    ],
    "UnmatchPayload": [
      "NotAvailable",
      "UnmatchSuccess"
    ],
    "UnsubscribeFromNewsletterPayload": [
      "LinkExpired",
      "UnsubscribeFromNewsletterSuccess"
    ],
    "UpdateLocationPayload": [
      "InvalidInput",
      "NotAvailable",
      "UpdateLocationSuccess"
    ],
    "UpdateNotificationsPayload": [
      "UpdateNotificationsSuccess"
    ],
    "UpdateProfilePayload": [
      "BirthDateFrozen",
      "InvalidInput",
      "NotAvailable",
      "Underage",
      "UpdateProfileSuccess"
    ],
    "UserError": [
      "AccountSuspended",
      "AlreadyRegistered",
      "AlreadySubscribed",
      "BirthDateFrozen",
      "BoostRunning",
      "CallBusy",
      "CallOver",
      "CaptchaRequired",
      "IdempotencyConflict",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidTwoFactorCode",
      "LimitReached",
      "LinkExpired",
      "NotAvailable",
      "NothingToUndo",
      "PhotoRejected",
      "PremiumRequired",
      "ProfileExists",
      "ResetRefused",
      "TooManyAttempts",
      "TwoFactorRequired",
      "Underage"
    ],
    "VerifyEmailPayload": [
      "AlreadyRegistered",
      "LinkExpired",
      "VerifyEmailSuccess"
    ],
    "ViewerEvent": [
      "CallChanged",
      "EntitlementChanged",
      "MatchCreated",
      "MatchEnded",
      "UnreadChanged",
      "VerificationReviewed"
    ]
  }
};
      export default result;
    