// Plays runs of a position beside the page. Must not hold logic.
import { serveOdds } from '@dradis/session';

serveOdds(self);
