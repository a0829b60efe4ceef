import type { Question } from '../../../src/application/ports/Dialogs.ts';
import type { Wording } from '../../../src/application/ports/Wording.ts';
import type { User } from '../../../src/domain/session/User.ts';

export class FakeWording implements Wording {
  switchUser({ name = 'somebody' }: User): Question {
    return { title: `Switch to ${name}?`, text: '', yes: 'Switch', no: 'Stay' };
  }

  linkSpent(): string {
    return 'This link has been used already.';
  }
}
