import { statements } from './statements.ts';

/** Companies count their mails to strangers together (`queueUnaskedMail`). Of whom a row tells is known only by a digest. */
export const mailsToStrangers = statements('grant select, insert, update on code_request to app_member');
