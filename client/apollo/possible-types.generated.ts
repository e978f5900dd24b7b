
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcknowledgeWarningPayload": [
      "AcknowledgeWarningSuccess",
      "NotAvailable"
    ],
    "AnswerSupportTicketPayload": [
      "AnswerSupportTicketSuccess",
      "InvalidInput",
      "NotAvailable"
    ],
    "AppealSuspensionPayload": [
      "AppealSuspensionSuccess",
      "InvalidInput",
      "NotAvailable",
      "TooManyAttempts"
    ],
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
    "CancelAccountDeletionPayload": [
      "CancelAccountDeletionSuccess",
      "NotAvailable"
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
    "CompanionReplyEvent": [
      "CompanionDelta",
      "CompanionReplyDone",
      "CompanionReplyFailed"
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
    "CreateSupportTicketPayload": [
      "CreateSupportTicketSuccess",
      "InvalidInput",
      "TooManyAttempts"
    ],
    "DeleteCompanionConversationPayload": [
      "DeleteCompanionConversationSuccess",
      "NotAvailable"
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
    "DismissReportsByPayload": [
      "DismissReportsBySuccess",
      "InvalidInput",
      "NotAvailable"
    ],
    "ExportMyDataPayload": [
      "ExportMyDataSuccess",
      "InvalidCredentials",
      "PasswordRequired",
      "TooManyAttempts"
    ],
    "FinishGamePayload": [
      "FinishGameSuccess",
      "InvalidInput",
      "NotAvailable",
      "ResultRefused"
    ],
    "GameDeal": [
      "CardDeal",
      "EmojiDeal",
      "PromptDeal",
      "QuizDeal",
      "StatementDeal"
    ],
    "GenerateQuestionsPayload": [
      "CoachUnavailable",
      "GenerateQuestionsSuccess",
      "LimitReached",
      "NotAvailable",
      "PremiumRequired",
      "TooManyAttempts"
    ],
    "GrantEntitlementPayload": [
      "GrantEntitlementSuccess",
      "InvalidInput",
      "NotAvailable"
    ],
    "KeepPhotoPayload": [
      "KeepPhotoSuccess",
      "NotAvailable"
    ],
    "LiftPhotoRemovalPayload": [
      "InvalidInput",
      "LiftPhotoRemovalSuccess",
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
    "OpenCustomerPortalPayload": [
      "NotAvailable",
      "OpenCustomerPortalSuccess",
      "PaymentsUnavailable",
      "TooManyAttempts"
    ],
    "PassProfilePayload": [
      "NotAvailable",
      "PassProfileSuccess"
    ],
    "PauseProfilePayload": [
      "NotAvailable",
      "PauseProfileSuccess"
    ],
    "PlayGamePayload": [
      "IdempotencyConflict",
      "InvalidInput",
      "LimitReached",
      "PlayGameSuccess",
      "PremiumRequired",
      "TooManyAttempts"
    ],
    "PrepareCallPayload": [
      "NotAvailable",
      "PremiumRequired",
      "PrepareCallSuccess",
      "TooManyAttempts"
    ],
    "PublishPlansPayload": [
      "PaymentsUnavailable",
      "PublishPlansSuccess"
    ],
    "RecordNewsletterBouncesPayload": [
      "InvalidInput",
      "RecordNewsletterBouncesSuccess"
    ],
    "RecordProfileViewPayload": [
      "LimitReached",
      "NotAvailable",
      "RecordProfileViewSuccess"
    ],
    "RefreshSessionPayload": [
      "RefreshSessionSuccess"
    ],
    "RemoveDateIdeaPayload": [
      "NotAvailable",
      "RemoveDateIdeaSuccess"
    ],
    "RemoveNewsletterArticlePayload": [
      "NotAvailable",
      "RemoveNewsletterArticleSuccess"
    ],
    "RemovePhotoPayload": [
      "InvalidInput",
      "NotAvailable",
      "RemovePhotoSuccess"
    ],
    "RemovePushSubscriptionPayload": [
      "RemovePushSubscriptionSuccess"
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
    "ReplyToSupportTicketPayload": [
      "InvalidInput",
      "NotAvailable",
      "ReplyToSupportTicketSuccess",
      "TooManyAttempts"
    ],
    "ReportProfilePayload": [
      "InvalidInput",
      "NotAvailable",
      "ReportProfileSuccess",
      "TooManyAttempts"
    ],
    "RequestAccountDeletionPayload": [
      "InvalidInput",
      "NotAvailable",
      "RequestAccountDeletionSuccess"
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
    "RequestSignInCodePayload": [
      "CaptchaRequired",
      "InvalidInput",
      "RequestSignInCodeSuccess",
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
    "ResolveAppealPayload": [
      "InvalidInput",
      "NotAvailable",
      "ResolveAppealSuccess"
    ],
    "ResolveReportPayload": [
      "InvalidInput",
      "NotAvailable",
      "ResolveReportSuccess"
    ],
    "RestoreAccountPayload": [
      "InvalidInput",
      "NotAvailable",
      "RestoreAccountSuccess"
    ],
    "ResumeProfilePayload": [
      "NotAvailable",
      "ResumeProfileSuccess"
    ],
    "ReviewDraftPayload": [
      "CoachUnavailable",
      "InvalidInput",
      "LimitReached",
      "NotAvailable",
      "PremiumRequired",
      "ReviewDraftSuccess",
      "TooManyAttempts"
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
    "RevokeEntitlementPayload": [
      "InvalidInput",
      "NotAvailable",
      "RevokeEntitlementSuccess"
    ],
    "RevokeOtherSessionsPayload": [
      "RevokeOtherSessionsSuccess"
    ],
    "RevokeSessionPayload": [
      "NotAvailable",
      "RevokeSessionSuccess"
    ],
    "SaveCompanionPreferencesPayload": [
      "PremiumRequired",
      "SaveCompanionPreferencesSuccess"
    ],
    "SaveDateIdeaPayload": [
      "InvalidInput",
      "NotAvailable",
      "SaveDateIdeaSuccess"
    ],
    "SaveDeckFilterPayload": [
      "InvalidInput",
      "NotAvailable",
      "PremiumRequired",
      "SaveDeckFilterSuccess"
    ],
    "SaveNewsletterArticlePayload": [
      "InvalidInput",
      "NotAvailable",
      "SaveNewsletterArticleSuccess"
    ],
    "SavePushSubscriptionPayload": [
      "InvalidInput",
      "SavePushSubscriptionSuccess"
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
    "SendCompanionMessagePayload": [
      "IdempotencyConflict",
      "InvalidInput",
      "LimitReached",
      "NotAvailable",
      "PremiumRequired",
      "SendCompanionMessageSuccess",
      "TooManyAttempts"
    ],
    "SendMessagePayload": [
      "IdempotencyConflict",
      "InvalidInput",
      "NotAvailable",
      "PremiumRequired",
      "SendMessageSuccess"
    ],
    "SendWeeklyNewsletterPayload": [
      "NewsletterSending",
      "NotAvailable",
      "SendWeeklyNewsletterSuccess"
    ],
    "SetPageVisibilityPayload": [
      "SetPageVisibilitySuccess"
    ],
    "SetTravelLocationPayload": [
      "NotAvailable",
      "PremiumRequired",
      "SetTravelLocationSuccess",
      "TooManyAttempts"
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
    "SignInWithCodePayload": [
      "AccountSuspended",
      "InvalidInput",
      "InvalidTwoFactorCode",
      "ResetRefused",
      "SignInWithCodeSuccess",
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
    "StartCheckoutPayload": [
      "HasSubscription",
      "PaymentsUnavailable",
      "StartCheckoutSuccess",
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
      "TooManyAttempts",
      "UpdateLocationSuccess"
    ],
    "UpdateNoticesPayload": [
      "InvalidInput",
      "UpdateNoticesSuccess"
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
      "CoachUnavailable",
      "CompanionReplyFailed",
      "HasSubscription",
      "IdempotencyConflict",
      "InvalidCredentials",
      "InvalidInput",
      "InvalidTwoFactorCode",
      "LimitReached",
      "LinkExpired",
      "NewsletterSending",
      "NotAvailable",
      "NothingToUndo",
      "PasswordRequired",
      "PaymentsUnavailable",
      "PhotoRejected",
      "PremiumRequired",
      "ProfileExists",
      "ResetRefused",
      "ResultRefused",
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
      "EventsBegan",
      "MatchCreated",
      "MatchEnded",
      "SupportAnswered",
      "UnreadChanged",
      "VerificationReviewed",
      "WarningGiven"
    ],
    "WarnAccountPayload": [
      "InvalidInput",
      "NotAvailable",
      "WarnAccountSuccess"
    ]
  }
};
      export default result;
    