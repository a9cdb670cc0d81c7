/** A file to be made of a picture. */
export interface PictureOutput {
  readonly path: string;
  readonly format: 'avif' | 'webp';
  /** It is at most so wide and twice as high; never larger than the picture. */
  readonly width: number;
}

/** A file that was made. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Work for a process of its own: a picture is read whole, and made into files. */
export interface PictureJob {
  readonly source: string;
  readonly outputs: readonly PictureOutput[];
}

export const MEGAPIXELS = 50;

/** Why a picture was not taken: it cannot be read, has too many pixels, or took too long. */
export type PictureProblem = 'unreadable' | 'tooManyPixels' | 'tooSlow';

export class PictureRefusal extends Error {
  constructor(readonly problem: PictureProblem) {
    super(`the picture was refused: ${problem}`);
    this.name = 'PictureRefusal';
  }
}

/** Resizes pictures in a process of its own, one at a time (MEDIA-03). */
export interface Pictures {
  /**
   * Makes the files, each whole on disk under its name or not there.
   * @param urgent goes before those that are not: someone waits for it
   * @throws PictureRefusal by what the picture is; any other error by chance: trying again may succeed
   */
  make(job: PictureJob, urgent: boolean): Promise<PictureFile[]>;
  /** Ends the process; what waits for it fails. */
  close(): void;
}
