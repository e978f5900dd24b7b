import { limits } from '#rules/limits.ts';
import {
  type ColumnPrivacy,
  columns,
  type Keep,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

const seven: Keep = {
  keep: 'payment records are kept for tax law; without the person, once they have left',
  until: limits.dataRights.paymentDays,
};
const paid: ColumnPrivacy = { exported: true, erased: seven };
const record: ColumnPrivacy = { exported: false, erased: seven };

export const privacy: PrivacyRegister = {
  prepaid_orders: {
    id: paid,
    user_id: { exported: true, erased: 'anonymise', owner: 'account' },
    ...columns(paid, 'plan term amount_minor state refusal paid_minor paid_at refund_minor expires_at created_at'),
    ...columns(record, 'read_number'),
    entitlement_id: { exported: false, erased: 'anonymise', by: 'erasure' },
    url: { exported: false, erased: 'anonymise', by: 'erasure' },
  },
};
