/** The document as it stands in the files: the written bundle while it is newer than every file, else a new one. */
export function currentDocument(): object;
