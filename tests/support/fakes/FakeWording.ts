import type { Question } from '../../../src/application/shared/Dialogs.ts';
import type { Wording } from '../../../src/application/shared/Wording.ts';
import type { FailureWords } from '../../../src/domain/failure/FailureWords.ts';
import type { User } from '../../../src/domain/session/User.ts';

export class FakeWording implements Wording {
  switchUser({ name = 'somebody' }: User): Question {
    return { title: `Switch to ${name}?`, text: '', yes: 'Switch', no: 'Stay' };
  }

  linkSpent(): string {
    return 'This link has been used already.';
  }

  failures(): FailureWords {
    return {
      offline: 'You are offline.',
      unreachable: 'Nobody answered.',
      unauthorised: 'Your session has ended.',
      inProgress: 'Still being saved.',
      unreadable: 'Nobody understood the answer.',
      aborted: 'It was stopped.',
    };
  }
}
