/** Every screen that is neither home nor a board: small, and fetched together in one file. */
import "./api";
import "./mail";
import "./new";
import "./password";
import "./people";
import "./rules";
